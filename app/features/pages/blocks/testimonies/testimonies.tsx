import { useLanguage, useWords } from '#app/ui/language.tsx'
import { Carousel } from '#app/ui/media/carousel.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import { useMarked } from '#app/ui/text/use-marked.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readTestimonies } from './read-testimonies.server.ts'

export function TestimoniesBlock({ block }: BlockProps<typeof readTestimonies>) {
  const language = useLanguage()
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
      <Carousel label={block.heading} view="many">
        {block.testimonies.map(({ name, about, player, picture }) => (
          <article className="testimony" key={name} lang={block.lang}>
            <Facade
              action={<Filled text={words.play} title={marked(name)} />}
              frame={{ src: player.src, title: words.story(name) }}
              page={player.page}
              shape="video"
              compact
              picture={<Panel picture={picture} />}
            />
            <h3 lang={languageOf(name, language)}>{name}</h3>
            <p>{about}</p>
          </article>
        ))}
      </Carousel>
    </BlockFrame>
  )
}
