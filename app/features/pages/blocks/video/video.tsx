import { Facade } from '#app/ui/media/facade.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readVideo } from './read-video.server.ts'

export function VideoBlock({ block }: BlockProps<typeof readVideo>) {
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
