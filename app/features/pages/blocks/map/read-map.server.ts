import { toHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { addressText } from '../../read-facts.ts'
import type { BlockSources } from '../block-sources.ts'

export function readMap(block: BlockOf<'map'>, { church, page }: BlockSources) {
  const { kind, heading, text } = block
  return {
    kind,
    heading,
    html: toHtml(text),
    name: church.name,
    address: addressText(church.address),
    position: church.map.position,
    directions: church.map.link,
    tiles: church.map.tiles,
    picture: page.picture,
  }
}
