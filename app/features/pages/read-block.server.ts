import { toHtml } from '#app/ui/markdown.server.ts'
import type { ShownPicture } from '#app/ui/pictures.ts'
import type { Block, BlockKind, BlockOf } from '#content/schema/blocks/block.ts'
import type { Church } from '#content/schema/church.ts'
import type { Picture } from '#content/schema/picture.ts'
import { noneOf } from '#workflows/calendar/calendar-trouble.ts'
import type { EventChoice, UpcomingDates } from '#workflows/calendar/upcoming-events.ts'
import { addressText } from './read-facts.ts'
import { readMediaBlock } from './read-media-block.server.ts'
import { readWordBlock } from './read-word-block.server.ts'

/** What a block needs from outside its own words. */
export type BlockSources = {
  church: Church
  /** The picture that stands at the next place of this kind on the page. */
  picture: (kind: BlockKind, picture: Picture) => ShownPicture
  /** The page's own picture, shown where a map can't be. */
  headPicture: ShownPicture
  events: (choice: EventChoice) => Promise<UpcomingDates>
}

/** A block as its component shows it: Markdown turned into HTML, pictures and players found. */
export async function readBlock(block: Block, sources: BlockSources) {
  switch (block.kind) {
    case 'events':
      return readEvents(block, sources)
    case 'map':
      return readMap(block, sources)
    case 'text':
    case 'slides':
    case 'video':
    case 'testimonies':
    case 'people':
    case 'places':
      return readMediaBlock(block, sources)
    default:
      return readWordBlock(block)
  }
}

export type BlockView = Awaited<ReturnType<typeof readBlock>>
export type BlockViewOf<Kind extends BlockKind> = Extract<BlockView, { kind: Kind }>

async function readEvents(block: BlockOf<'events'>, { events }: BlockSources) {
  const dates = await events(block)
  return { ...block, dates, none: noneOf(block.none, dates.trouble) }
}

function readMap({ kind, heading, text }: BlockOf<'map'>, { church, headPicture }: BlockSources) {
  return {
    kind,
    heading,
    html: toHtml(text),
    name: church.name,
    address: addressText(church.address),
    position: church.map.position,
    directions: church.map.link,
    tiles: church.map.tiles,
    picture: headPicture,
  }
}
