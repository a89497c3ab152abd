import { useWords } from '#app/ui/language.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { useMarked } from '#app/ui/text/use-marked.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readVideo } from './read-video.server.ts'

export function VideoBlock({ block }: BlockProps<typeof readVideo>) {
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  const { heading, html, title, player, picture } = block
  return (
    <BlockFrame block={block} heading={heading} html={html}>
      <Facade
        action={<Filled text={words.play} title={marked(title)} />}
        frame={{ src: player.src, title }}
        page={player.page}
        shape="video"
        picture={<Panel picture={picture} />}
      />
    </BlockFrame>
  )
}
