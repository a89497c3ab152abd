import type { BlockOf } from '#content-model/schema/blocks/block.ts'

export function readLinks(block: BlockOf<'links'>) {
  return block
}
