import { Children, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useWords, useWordsLang } from '#app/ui/language.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { CAROUSEL_WORDS } from '#words/site.ts'
import { useCarousel } from './use-carousel.ts'

type Props = {
  label: string
  /** One large slide, or up to four small ones at a time. */
  view: 'one' | 'many'
  /** The slides, each with its own language where the block is not translated. */
  children: ReactNode
}

/**
 * A row that scrolls and snaps with a finger, a wheel or the arrow keys, without scripts. A script
 * advances it while nobody uses it. Space for its buttons is reserved, so that nothing jumps.
 */
export function Carousel({ label, view, children }: Props) {
  const controls = useCarousel()
  const slides = Children.toArray(children)
  const words = useWords(CAROUSEL_WORDS)
  return (
    <section
      className={`carousel carousel-${view}`}
      aria-roledescription={words.carousel}
      aria-label={label}
      ref={controls.root}
    >
      <CarouselButtons controls={controls} count={slides.length} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of a form */}
      <div
        className="carousel-track"
        ref={controls.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={words.slides}
        lang={useWordsLang()}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            className="carousel-slide"
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf({ at: index + 1, count: slides.length })}
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            key={index}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}

type ButtonProps = {
  controls: Pick<ReturnType<typeof useCarousel>, 'moving' | 'setMoving' | 'current' | 'go'>
  count: number
}

function CarouselButtons({ controls, count }: ButtonProps) {
  const { moving, setMoving, current, go } = controls
  const words = useWords(CAROUSEL_WORDS)
  return (
    <div className="carousel-buttons script-only" lang={useWordsLang()}>
      <button
        className="button button-quiet carousel-pause"
        type="button"
        // Without the script nothing moves, so there is nothing to pause.
        data-waiting={useHydrated() ? undefined : ''}
        onClick={() => setMoving((before) => !before)}
      >
        <Icon name={moving ? 'pause' : 'play'} />
        {moving ? words.pause : words.resume}
      </button>
      <p className="carousel-count" aria-hidden="true">
        {current + 1} / {count}
      </p>
      <button className="button button-quiet" type="button" onClick={() => go(-1)}>
        <Icon name="left" />
        <span className="visually-hidden">{words.previous}</span>
      </button>
      <button className="button button-quiet" type="button" onClick={() => go(1)}>
        <Icon name="right" />
        <span className="visually-hidden">{words.next}</span>
      </button>
    </div>
  )
}
