import type { BlockOf } from '#content/schema/blocks/block.ts'

export function readLinks(block: BlockOf<'links'>) {
  return block
}
