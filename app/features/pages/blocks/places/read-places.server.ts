import { optionalHtml, toHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from '../block-sources.ts'

export function readPlaces(block: BlockOf<'places'>, sources: BlockSources) {
  const { kind, heading, intro, places } = block
  return {
    kind,
    heading,
    html: optionalHtml(intro),
    places: places.map(({ name, text, picture }) => ({
      name,
      html: toHtml(text),
      picture: sources.picture(picture),
    })),
  }
}
