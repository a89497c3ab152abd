import { playerOf } from '#app/ui/media/video-player.ts'
import { optionalHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { structuredVideo } from '../../structured-data.ts'
import type { BlockSources } from '../block-sources.ts'

export function readVideo(block: BlockOf<'video'>, sources: BlockSources) {
  const { kind, heading, title } = block
  const player = playerOf(block.video)
  const { description, image } = sources.page
  sources.describe(structuredVideo({ title, description, player, image }))
  return {
    kind,
    heading,
    title,
    html: optionalHtml(block.text),
    player,
    picture: sources.picture(block.picture),
  }
}
