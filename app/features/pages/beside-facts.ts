import type { BlockKind } from '#content-model/schema/blocks/block.ts'

/** Blocks that fit into a column. The others need the full width of the page. */
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
 * The blocks beside the facts card: those before the first block that needs the full width. The
 * rest is below the card.
 */
export function besideFacts<Block extends { kind: BlockKind }>(blocks: Block[], facts: boolean) {
  const first = facts ? blocks.findIndex(({ kind }) => !COLUMN_KINDS.includes(kind)) : 0
  const end = first === -1 ? blocks.length : first
  return { beside: blocks.slice(0, end), below: blocks.slice(end) }
}
