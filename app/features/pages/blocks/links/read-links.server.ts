import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from '../block-sources.ts'

export function readLinks(block: BlockOf<'links'>, { isOff }: BlockSources) {
  return { ...block, links: block.links.map((link) => ({ ...link, isOff: isOff(link.to) })) }
}
