import type { BlockOf } from '#content/schema/blocks/block.ts'

export function readQuote(block: BlockOf<'quote'>) {
  return block
}
