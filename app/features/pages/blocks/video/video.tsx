import { Facade } from '#app/ui/facade.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function VideoBlock({ block }: { block: BlockViewOf<'video'> }) {
  const { kind, heading, html, title, player, picture } = block
  return (
    <BlockFrame kind={kind} heading={heading} html={html}>
      <Facade
        action={`Play ${title}`}
        frame={{ src: player.src, title }}
        page={player.page}
        shape="video"
        picture={<Panel picture={picture} />}
      />
    </BlockFrame>
  )
}
