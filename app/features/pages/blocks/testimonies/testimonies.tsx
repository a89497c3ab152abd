import { Carousel } from '#app/ui/media/carousel.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readTestimonies } from './read-testimonies.server.ts'

export function TestimoniesBlock({ block }: BlockProps<typeof readTestimonies>) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
      <Carousel label={block.heading} view="many">
        {block.testimonies.map(({ name, about, player, picture }) => (
          <article className="testimony" key={name}>
            <Facade
              action={`Play ${name}`}
              frame={{ src: player.src, title: `${name} tells their story` }}
              page={player.page}
              shape="video"
              compact
              picture={<Panel picture={picture} />}
            />
            <h3>{name}</h3>
            <p>{about}</p>
          </article>
        ))}
      </Carousel>
    </BlockFrame>
  )
}
