import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/scripts/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useWords, useWordsLang } from '#app/ui/language.tsx'
import { CAROUSEL_WORDS } from '#words/site.ts'

/** A row that scrolls without scripts. Room for its buttons is reserved, so that nothing jumps. */
export function Carousel(props: {
  label: string
  /** One large slide, or up to four small ones at a time. */
  view: 'one' | 'many'
  /** The slides, each with its own language where the block is not translated. */
  children: ReactNode
}) {
  const { label, view, children } = props
  const controls = useCarousel()
  const slides = Children.toArray(children)
  const words = useWords(CAROUSEL_WORDS)
  return (
    <section
      className={`carousel stack carousel-${view}`}
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

function CarouselButtons(props: {
  controls: Pick<ReturnType<typeof useCarousel>, 'moving' | 'setMoving' | 'current' | 'go'>
  count: number
}) {
  const { controls, count } = props
  const { moving, setMoving, current, go } = controls
  const words = useWords(CAROUSEL_WORDS)
  return (
    <div className="carousel-buttons row gap-2 script-only no-print" lang={useWordsLang()}>
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

const INTERVAL_MS = 2000
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

function useCarousel() {
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  /** The slide that the row is moving to. Cleared when the visitor scrolls. */
  const goal = useRef<number>(undefined)
  const [moving, setMoving] = useState(true)
  const [current, setCurrent] = useState(0)
  const [seen, setSeen] = useState(false)

  const go = useCallback((steps: number) => {
    const row = track.current
    if (!row) return
    goal.current = nextStop(row, goal.current ?? stopOf(row), steps)
    row.scrollTo({ left: goal.current * stepOf(row), behavior: motion() })
  }, [])

  // Only the browser knows about reduced motion and data, and visitors scroll the row too.
  useEffect(() => {
    const row = track.current
    if (!row) return
    if (matchMedia(LESS_MOTION).matches || navigator.connection?.saveData) setMoving(false)
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    const takeOver = () => {
      goal.current = undefined
    }
    row.addEventListener('scroll', () => setCurrent(stopOf(row)), options)
    for (const event of TAKING_OVER) row.addEventListener(event, takeOver, options)
    return () => listening.abort()
  }, [])
  // Animations out of sight only cost battery. Only the browser knows what is on the screen.
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  // Advances by a timer, but not while the visitor hovers over it or has the focus in it.
  useEffect(() => {
    if (!moving || !seen) return
    const timer = setInterval(() => {
      if (!root.current?.matches(':hover, :focus-within')) go(1)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [moving, seen, go])

  return { root, track, moving, setMoving, current, go }
}

const TAKING_OVER = ['pointerdown', 'wheel', 'keydown', 'focusin', 'touchstart']

function motion(): ScrollBehavior {
  return matchMedia(LESS_MOTION).matches ? 'instant' : 'smooth'
}

function stepOf(row: HTMLElement): number {
  const [first, second] = row.children
  if (!(first instanceof HTMLElement)) return 1
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}

function stopOf(row: HTMLElement): number {
  return Math.round(row.scrollLeft / stepOf(row))
}

function nextStop(row: HTMLElement, from: number, steps: number): number {
  const last = Math.ceil((row.scrollWidth - row.clientWidth - 1) / stepOf(row))
  const to = from + steps
  if (to > last) return 0
  return to < 0 ? last : to
}
