import { optionalHtml } from '#app/ui/markdown.server.ts'
import type { BlockOf } from '#content/schema/blocks/block.ts'

export function readCosts({ note, ...others }: BlockOf<'costs'>) {
  return { ...others, html: optionalHtml(note) }
}
