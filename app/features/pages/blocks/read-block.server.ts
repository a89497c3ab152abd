import { playerOf } from '#app/ui/media/facade.tsx'
import type { Json } from '#app/ui/page.ts'
import { phoneAddress } from '#app/ui/phone-link.tsx'
import type { ShownPicture } from '#app/ui/picture/pictures.ts'
import { optionalHtml, toHtml, withHtml, withIntro } from '#app/ui/text/markdown.server.ts'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { BlockKind, BlockOf } from '#content-model/schema/blocks.ts'
import type { Church } from '#content-model/schema/church/church.ts'
import type { Picture } from '#content-model/schema/picture.ts'
import { type EventChoice, noneOf } from '#workflows/calendar/upcoming-events.ts'
import { addressText } from '../read-facts.ts'
import type { readDates } from '../read-page.server.ts'
import type { PriceListView } from '../read-price-lists.ts'
import { structuredCourse, structuredEvent, structuredVideo } from '../structured-data.ts'

export type BlockSources = {
  church: Church
  publicUrl: string
  page: {
    name: string
    path: string
    description: string
    /** The page's own picture, shown where a map can't be. */
    picture: ShownPicture
    /** The full address of the picture for shared links. */
    image: string
  }
  isOff: (to: string) => boolean
  /** The picture for the block's next place. Readers ask in the order of the content. */
  picture: (picture: Picture) => ShownPicture
  events: (choice: EventChoice) => ReturnType<typeof readDates>
  priceLists: (programmes: readonly string[]) => PriceListView[]
  describe: (thing: Json) => void
}

const READERS = {
  text({ kind, heading, text, picture }: BlockOf<'text'>, sources: BlockSources) {
    return { kind, heading, text: toHtml(text), picture: picture && sources.picture(picture) }
  },

  notice: (block: BlockOf<'notice'>) => withHtml(block),

  quote: (block: BlockOf<'quote'>) => block,

  topics: (block: BlockOf<'topics'>) => withIntro(block),

  steps: (block: BlockOf<'steps'>) => ({ ...withIntro(block), steps: block.steps.map(withHtml) }),

  links(block: BlockOf<'links'>, { isOff }: BlockSources) {
    return { ...block, links: block.links.map((link) => ({ ...link, isOff: isOff(link.to) })) }
  },

  costs(block: BlockOf<'costs'>, { priceLists }: BlockSources) {
    const { kind, heading, rows = [], note, prices } = block
    const own = rows.map(({ amount, ...row }) => ({ ...row, amounts: [amount] }))
    const lists = prices ? priceLists(prices.of) : []
    return {
      kind,
      heading,
      groups: own.length > 0 ? [{ heading: undefined, rows: own }, ...lists] : lists,
      stays: lists[0]?.stays ?? [],
      note: optionalHtml(note),
      rule: prices && toHtml(prices.rule),
    }
  },

  slides: (block: BlockOf<'slides'>, sources: BlockSources) => ({
    ...block,
    slides: withPictures(block.slides, sources),
  }),

  video({ text, video, ...block }: BlockOf<'video'>, sources: BlockSources) {
    const player = playerOf(video)
    const { description, image } = sources.page
    sources.describe(structuredVideo(block.title, description, player, image))
    return { ...block, html: optionalHtml(text), player, picture: sources.picture(block.picture) }
  },

  testimonies(block: BlockOf<'testimonies'>, sources: BlockSources) {
    const testimonies = block.testimonies.map(({ name, about, video, picture }) => {
      const player = playerOf(video)
      sources.describe(structuredVideo(name, about, player, sources.page.image))
      return { name, about, player, picture: sources.picture(picture) }
    })
    return { ...withIntro(block), testimonies }
  },

  groups: (block: BlockOf<'groups'>) => withIntro(block),

  teams(block: BlockOf<'teams'>) {
    return {
      ...withIntro(block),
      teams: block.teams.map(withHtml).map(({ contact, ...team }) => ({
        ...team,
        contact: { ...contact, to: phoneAddress(contact.phone) },
      })),
    }
  },

  people(block: BlockOf<'people'>, sources: BlockSources) {
    const people = withPictures(block.people, sources).map(({ picture, ...person }, at) => ({
      ...person,
      // Somebody without a photograph has initials, not a drawing.
      picture: block.people[at]?.picture.photo && picture,
      initials: initialsOf(person.name),
    }))
    return { ...withIntro(block), people }
  },

  courses(block: BlockOf<'courses'>, { describe, ...site }: BlockSources) {
    for (const { name, audience } of block.courses) {
      describe(structuredCourse(name, audience, site))
    }
    return { ...withIntro(block), courses: block.courses.map(withHtml) }
  },

  beliefs(block: BlockOf<'beliefs'>) {
    const beliefs = block.beliefs.map(({ title, statement, scripture }) => ({
      title,
      html: toHtml(statement),
      scripture,
    }))
    return { ...block, beliefs }
  },

  timeline: (block: BlockOf<'timeline'>) => ({ ...block, moments: block.moments.map(withHtml) }),

  places(block: BlockOf<'places'>, sources: BlockSources) {
    const isDrawn = block.places.some(({ picture }) => !picture.photo)
    const places = withPictures(block.places, sources).map(withHtml)
    return { ...withIntro(block), places, isDrawn }
  },

  events: readEvents,

  calendar: (block: BlockOf<'calendar'>) => withHtml(block),

  map({ kind, heading, text }: BlockOf<'map'>, { church, page }: BlockSources) {
    return {
      kind,
      heading,
      html: toHtml(text),
      name: church.name,
      address: addressText(church.address),
      position: church.map.position,
      directions: church.map.link,
      tiles: church.map.tiles,
      picture: page.picture,
    }
  },
}

export async function readEvents(block: BlockOf<'events'>, sources: BlockSources) {
  const dates = await sources.events(block)
  for (const event of dates.events) sources.describe(structuredEvent(event, sources))
  return { ...block, dates, none: noneOf(block.none, dates.trouble) }
}

/** "Rev. Arun Sample" and "Pastor Arun Sample" have "AS". In scripts of India a letter has signs around it. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !TITLE.test(word))
  const letters = words.map((word) => [...LETTERS.segment(word)][0]?.segment ?? '')
  return [letters[0], ...letters.slice(1).slice(-1)].join('')
}

const TITLE = /\.$|^(?:Pastor|Bishop|Brother|Sister|Dr)$/
const LETTERS = new Intl.Segmenter()

function withPictures<Entry extends { picture: Picture }>(
  entries: readonly Entry[],
  sources: BlockSources,
) {
  return entries.map((entry) => ({ ...entry, picture: sources.picture(entry.picture) }))
}

export type BlockView<Kind extends BlockKind = BlockKind> = {
  [One in Kind]: Awaited<ReturnType<(typeof READERS)[One]>> & {
    kind: One
    lang?: PartLang
    /** In the content of the page, where it is shown to be edited. */
    place?: string
  }
}[Kind]

export async function readBlock<Kind extends BlockKind>(
  block: BlockOf<Kind>,
  sources: BlockSources,
): Promise<BlockView<Kind>> {
  // Without this type the compiler can't know that a block and its reader are of one kind.
  const readers: {
    [One in BlockKind]: (
      block: BlockOf<One>,
      sources: BlockSources,
    ) => BlockView<One> | Promise<BlockView<One>>
  } = READERS
  return readers[block.kind](block, sources)
}
