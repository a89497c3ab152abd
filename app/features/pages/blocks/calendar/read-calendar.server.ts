import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { withHtml } from '../with-html.server.ts'

export function readCalendar(block: BlockOf<'calendar'>) {
  return withHtml(block)
}
