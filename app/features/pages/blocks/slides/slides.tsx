import { Carousel } from '#app/ui/media/carousel.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readSlides } from './read-slides.server.ts'

export function SlidesBlock({ block }: BlockProps<typeof readSlides>) {
  return (
    <BlockFrame block={block} heading={block.heading}>
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
