import { optionalHtml, toHtml } from '#app/ui/markdown.server.ts'
import { playerOf } from '#app/ui/video-player.ts'
import type { BlockOf } from '#content/schema/blocks/block.ts'
import type { BlockSources } from './read-block.server.ts'

type MediaBlock = BlockOf<'text' | 'slides' | 'video' | 'testimonies' | 'people' | 'places'>
type Sources = Pick<BlockSources, 'picture'>

/** Blocks with pictures or players in them. */
export function readMediaBlock(block: MediaBlock, sources: Sources) {
  switch (block.kind) {
    case 'text':
      return readText(block, sources)
    case 'slides':
      return readSlides(block, sources)
    case 'video':
      return readVideo(block, sources)
    case 'testimonies':
      return readTestimonies(block)
    case 'people':
      return readPeople(block, sources)
    case 'places':
      return readPlaces(block, sources)
    default:
      return block satisfies never
  }
}

function readText({ kind, heading, text, picture }: BlockOf<'text'>, sources: Sources) {
  return {
    kind,
    heading,
    html: toHtml(text),
    picture: picture && sources.picture(kind, picture),
  }
}

function readSlides({ kind, heading, slides }: BlockOf<'slides'>, sources: Sources) {
  return {
    kind,
    heading,
    slides: slides.map((slide) => ({ ...slide, picture: sources.picture(kind, slide.picture) })),
  }
}

function readVideo(block: BlockOf<'video'>, sources: Sources) {
  const { kind, heading, title } = block
  return {
    kind,
    heading,
    title,
    html: optionalHtml(block.text),
    player: playerOf(block.video),
    picture: sources.picture(kind, block.picture),
  }
}

function readTestimonies({ kind, heading, intro, testimonies }: BlockOf<'testimonies'>) {
  return {
    kind,
    heading,
    html: optionalHtml(intro),
    testimonies: testimonies.map(({ name, about, video }) => ({
      name,
      about,
      player: playerOf(video),
    })),
  }
}

function readPeople({ kind, heading, intro, people }: BlockOf<'people'>, sources: Sources) {
  return {
    kind,
    heading,
    html: optionalHtml(intro),
    people: people.map((person) => ({ ...person, picture: sources.picture(kind, person.picture) })),
  }
}

function readPlaces({ kind, heading, intro, places }: BlockOf<'places'>, sources: Sources) {
  return {
    kind,
    heading,
    html: optionalHtml(intro),
    places: places.map(({ name, text, picture }) => ({
      name,
      html: toHtml(text),
      picture: sources.picture(kind, picture),
    })),
  }
}
