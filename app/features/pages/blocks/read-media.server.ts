import { playerOf } from '#app/ui/media/facade.tsx'
import { optionalHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { structuredVideo } from '../structured-data.ts'
import type { BlockSources } from './block-sources.ts'

export function readSlides(block: BlockOf<'slides'>, sources: BlockSources) {
  const { kind, heading, slides } = block
  return {
    kind,
    heading,
    slides: slides.map((slide) => ({ ...slide, picture: sources.picture(slide.picture) })),
  }
}

export function readVideo(block: BlockOf<'video'>, sources: BlockSources) {
  const { kind, heading, title } = block
  const player = playerOf(block.video)
  const { description, image } = sources.page
  sources.describe(structuredVideo({ title, description, player, image }))
  return {
    kind,
    heading,
    title,
    html: optionalHtml(block.text),
    player,
    picture: sources.picture(block.picture),
  }
}

export function readTestimonies(block: BlockOf<'testimonies'>, sources: BlockSources) {
  const { page, describe } = sources
  const { kind, heading, intro } = block
  const testimonies = block.testimonies.map(({ name, about, video, picture }) => ({
    name,
    about,
    player: playerOf(video),
    picture: sources.picture(picture),
  }))
  for (const { name, about, player } of testimonies) {
    describe(structuredVideo({ title: name, description: about, player, image: page.image }))
  }
  return { kind, heading, html: optionalHtml(intro), testimonies }
}
