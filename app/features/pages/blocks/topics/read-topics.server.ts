import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { withIntro } from '../with-html.server.ts'

export function readTopics(block: BlockOf<'topics'>) {
  return withIntro(block)
}
