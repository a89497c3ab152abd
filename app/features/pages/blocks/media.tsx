import { useWords } from '#app/ui/language.tsx'
import { Carousel } from '#app/ui/media/carousel.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { Marked, useMarked } from '#app/ui/text/language-of.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import { BlockFrame, type BlockProps } from './block-frame.tsx'

export function SlidesBlock({ block }: BlockProps<'slides'>) {
  return (
    <BlockFrame block={block} entries="slides">
      <Carousel label={block.heading} view="one">
        {block.slides.map(({ title, text, picture }) => (
          <figure className="slide on-dark" key={title} lang={block.lang}>
            <Panel picture={picture} />
            <figcaption>
              <strong>{title}</strong>
              {text}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </BlockFrame>
  )
}

export function VideoBlock({ block }: BlockProps<'video'>) {
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  const { html, title, player, picture } = block
  return (
    <BlockFrame block={block} html={html}>
      <Facade
        action={<Filled text={words.play} title={marked(title)} />}
        frame={{ src: player.src, title }}
        page={player.page}
        shape="video"
        picture={<Panel picture={picture} />}
      />
    </BlockFrame>
  )
}

export function TestimoniesBlock({ block }: BlockProps<'testimonies'>) {
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  return (
    <BlockFrame block={block} html={block.html} entries="testimonies">
      <Carousel label={block.heading} view="many">
        {block.testimonies.map(({ name, about, player, picture }) => (
          <article className="testimony stack gap-2 start" key={name} lang={block.lang}>
            <Facade
              action={<Filled text={words.play} title={marked(name)} />}
              frame={{ src: player.src, title: words.story(name) }}
              page={player.page}
              shape="video"
              compact
              picture={<Panel picture={picture} />}
            />
            <Marked as="h3" words={name} />
            <p>{about}</p>
          </article>
        ))}
      </Carousel>
    </BlockFrame>
  )
}
