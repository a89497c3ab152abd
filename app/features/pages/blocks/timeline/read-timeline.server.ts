import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { withHtml } from '../with-html.server.ts'

export function readTimeline(block: BlockOf<'timeline'>) {
  return { ...block, moments: block.moments.map(withHtml) }
}
