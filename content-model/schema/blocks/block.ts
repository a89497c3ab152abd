import * as v from 'valibot'
import { beliefsBlock } from './beliefs.ts'
import { calendarBlock } from './calendar.ts'
import { costsBlock } from './costs.ts'
import { coursesBlock } from './courses.ts'
import { eventsBlock } from './events.ts'
import { groupsBlock } from './groups.ts'
import { linksBlock } from './links.ts'
import { mapBlock } from './map.ts'
import { noticeBlock } from './notice.ts'
import { peopleBlock } from './people.ts'
import { placesBlock } from './places.ts'
import { quoteBlock } from './quote.ts'
import { slidesBlock } from './slides.ts'
import { stepsBlock } from './steps.ts'
import { teamsBlock } from './teams.ts'
import { testimoniesBlock } from './testimonies.ts'
import { textBlock } from './text.ts'
import { timelineBlock } from './timeline.ts'
import { topicsBlock } from './topics.ts'
import { videoBlock } from './video.ts'

/** Every kind. Its reader and component are in `app/features/pages/blocks/<kind>/`. */
export const BLOCK_SCHEMAS = [
  textBlock,
  noticeBlock,
  quoteBlock,
  topicsBlock,
  stepsBlock,
  linksBlock,
  costsBlock,
  slidesBlock,
  videoBlock,
  testimoniesBlock,
  groupsBlock,
  teamsBlock,
  peopleBlock,
  coursesBlock,
  beliefsBlock,
  timelineBlock,
  placesBlock,
  eventsBlock,
  calendarBlock,
  mapBlock,
] as const

export const BLOCK_KINDS = BLOCK_SCHEMAS.map((each) => each.entries.kind.literal)

/** A part of a page. `kind` says which. */
export const block = v.variant('kind', BLOCK_SCHEMAS, `must be one of: ${BLOCK_KINDS.join(', ')}`)

export type Block = v.InferOutput<typeof block>
export type BlockKind = Block['kind']

/** `BlockOf<'topics'>` is what the reader for topics gets. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
