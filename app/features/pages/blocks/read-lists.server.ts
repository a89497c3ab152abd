import { optionalHtml, toHtml, withHtml, withIntro } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from './block-sources.ts'

export function readTopics(block: BlockOf<'topics'>) {
  return withIntro(block)
}

export function readSteps(block: BlockOf<'steps'>) {
  return { ...withIntro(block), steps: block.steps.map(withHtml) }
}

export function readLinks(block: BlockOf<'links'>, { isOff }: BlockSources) {
  return { ...block, links: block.links.map((link) => ({ ...link, isOff: isOff(link.to) })) }
}

export function readCosts(block: BlockOf<'costs'>, { priceLists }: BlockSources) {
  const { kind, heading, rows = [], note, prices } = block
  const own = rows.map(({ amount, ...row }) => ({ ...row, amounts: [amount] }))
  const lists = prices ? priceLists(prices.of) : []
  return {
    kind,
    heading,
    groups: own.length > 0 ? [{ heading: undefined, rows: own }, ...lists] : lists,
    stays: lists[0]?.stays ?? [],
    html: optionalHtml(note),
    rule: prices && toHtml(prices.rule),
  }
}
