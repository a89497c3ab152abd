import * as v from 'valibot'
import { beliefsBlock, coursesBlock, timelineBlock } from './about.ts'
import { costsBlock, linksBlock, stepsBlock, topicsBlock } from './lists.ts'
import { slidesBlock, testimoniesBlock, videoBlock } from './media.ts'
import { groupsBlock, peopleBlock, placesBlock, teamsBlock } from './people.ts'
import { noticeBlock, quoteBlock, textBlock } from './prose.ts'
import { calendarBlock, eventsBlock, mapBlock } from './when-and-where.ts'

/** Every kind. Its reader and component are in `app/features/pages/blocks/`, in files by group as here. */
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

const BLOCK_KINDS = BLOCK_SCHEMAS.map((each) => each.entries.kind.literal)

/** A part of a page. `kind` says which. */
export const block = v.variant('kind', BLOCK_SCHEMAS, `must be one of: ${BLOCK_KINDS.join(', ')}`)

export type Block = v.InferOutput<typeof block>
export type BlockKind = Block['kind']

/** `BlockOf<'topics'>` is what the reader for topics gets. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
