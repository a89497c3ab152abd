import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { withIntro } from '../with-html.server.ts'

export function readGroups(block: BlockOf<'groups'>) {
  return withIntro(block)
}
