import * as v from 'valibot'
import { beliefsBlock, placesBlock, timelineBlock } from './about.ts'
import { coursesBlock } from './courses.ts'
import { costsBlock, linksBlock, stepsBlock, topicsBlock } from './lists.ts'
import { calendarBlock, eventsBlock, mapBlock } from './live.ts'
import { slidesBlock, testimoniesBlock, videoBlock } from './media.ts'
import { groupsBlock, peopleBlock, teamsBlock } from './people.ts'
import { noticeBlock, quoteBlock, textBlock } from './prose.ts'

const blocks = [
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

const kinds = blocks.map((block) => block.entries.kind.literal)

/** A part of a page. `kind` says which. */
export const block = v.variant('kind', blocks, `must be one of: ${kinds.join(', ')}`)

export type Block = v.InferOutput<typeof block>
export type BlockKind = Block['kind']

/** `BlockOf<'topics'>` is what a component for topics gets. */
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
