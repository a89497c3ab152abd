import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { BlockKind, BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from './block-sources.ts'
import { readBeliefs, readCourses, readTimeline } from './read-about.server.ts'
import { readCosts, readLinks, readSteps, readTopics } from './read-lists.server.ts'
import { readSlides, readTestimonies, readVideo } from './read-media.server.ts'
import { readGroups, readPeople, readPlaces, readTeams } from './read-people.server.ts'
import { readNotice, readQuote, readText } from './read-prose.server.ts'
import { readCalendar, readEvents, readMap } from './read-when-and-where.server.ts'

/** Each turns Markdown into HTML and finds pictures, players and dates. */
const READERS = {
  text: readText,
  notice: readNotice,
  quote: readQuote,
  topics: readTopics,
  steps: readSteps,
  links: readLinks,
  costs: readCosts,
  slides: readSlides,
  video: readVideo,
  testimonies: readTestimonies,
  groups: readGroups,
  teams: readTeams,
  people: readPeople,
  courses: readCourses,
  beliefs: readBeliefs,
  timeline: readTimeline,
  places: readPlaces,
  events: readEvents,
  calendar: readCalendar,
  map: readMap,
}

/** A block as its component shows it: what its reader returns. */
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
