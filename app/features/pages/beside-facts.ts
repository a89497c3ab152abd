import type { BlockKind } from '#content/schema/blocks/block.ts'

/** Blocks that read well in a column. The others want the whole width of the page. */
const COLUMN_KINDS: BlockKind[] = [
  'text',
  'notice',
  'events',
  'costs',
  'topics',
  'steps',
  'video',
  'map',
]

/**
 * Which blocks stand beside the facts card: those at the top, up to the first that needs more
 * room. From there on everything is below.
 */
export function besideFacts<Block extends { kind: BlockKind }>(blocks: Block[], facts: boolean) {
  const first = facts ? blocks.findIndex(({ kind }) => !COLUMN_KINDS.includes(kind)) : 0
  const end = first === -1 ? blocks.length : first
  return { beside: blocks.slice(0, end), below: blocks.slice(end) }
}
