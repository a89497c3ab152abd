import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { withHtml } from '../with-html.server.ts'

export function readNotice(block: BlockOf<'notice'>) {
  return withHtml(block)
}
