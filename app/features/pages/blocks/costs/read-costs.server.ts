import { optionalHtml, toHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from '../block-sources.ts'

export function readCosts(block: BlockOf<'costs'>, { priceLists }: BlockSources) {
  const { kind, heading, rows, note, prices } = block
  return {
    kind,
    heading,
    rows,
    html: optionalHtml(note),
    prices: prices && { lists: priceLists(prices.of), rule: toHtml(prices.rule) },
  }
}
