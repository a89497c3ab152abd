import { toHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'

export function readBeliefs(block: BlockOf<'beliefs'>) {
  return { ...block, beliefs: block.beliefs.map(readBelief) }
}

function readBelief({ title, statement, scripture }: BlockOf<'beliefs'>['beliefs'][number]) {
  return { title, html: toHtml(statement), scripture }
}
