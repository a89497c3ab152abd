import { Carousel } from '#app/ui/carousel.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function SlidesBlock({ block }: { block: BlockViewOf<'slides'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading}>
      <Carousel label={block.heading} view="one">
        {block.slides.map(({ title, text, picture }) => (
          <figure className="slide on-dark" key={title}>
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
