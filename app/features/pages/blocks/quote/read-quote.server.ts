import type { BlockOf } from '#content-model/schema/blocks/block.ts'

export function readQuote(block: BlockOf<'quote'>) {
  return block
}
