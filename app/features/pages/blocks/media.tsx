import { Carousel } from '#app/ui/media/carousel.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import type { Bodies } from './block-body.ts'

export const MEDIA: Pick<Bodies, 'slides' | 'video' | 'testimonies'> = {
  slides: ({ heading, slides, lang }) => (
    <Carousel label={heading} view="one">
      {slides.map(({ title, text, picture }) => (
        <figure className="slide on-dark" key={title} lang={lang}>
          <Panel picture={picture} />
          <figcaption>
            <strong className="own-line">{title}</strong>
            {text}
          </figcaption>
        </figure>
      ))}
    </Carousel>
  ),

  video: ({ title, player, picture }, { words, marked }) => (
    <Facade
      action={<Filled text={words.play} title={marked(title)} />}
      frame={{ src: player.src, title }}
      page={player.page}
      shape="video"
      picture={<Panel picture={picture} />}
    />
  ),

  testimonies: ({ heading, testimonies, lang }, { words, marked }) => (
    <Carousel label={heading} view="many">
      {testimonies.map(({ name, about, player, picture }) => (
        <article className="testimony stack gap-2 start" key={name} lang={lang}>
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
  ),
}
