import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from '../block-sources.ts'

export function readSlides(block: BlockOf<'slides'>, sources: BlockSources) {
  const { kind, heading, slides } = block
  return {
    kind,
    heading,
    slides: slides.map((slide) => ({ ...slide, picture: sources.picture(slide.picture) })),
  }
}
