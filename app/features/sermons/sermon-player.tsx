import { useWords } from '#app/ui/language.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { useMarked } from '#app/ui/text/language-of.tsx'
import { PLAYER_WORDS } from '#words/media.ts'
import type { ShownSermon } from './show-sermon.server.ts'

type Props = {
  sermon: ShownSermon
  /** Whether the picture is in the first screen. It is then not loaded lazily. */
  first?: boolean
}

/** The sermon's picture with a button that opens its player, or the picture alone. */
export function SermonPlayer({ sermon, first = false }: Props) {
  const { title, player, picture } = sermon
  const words = useWords(PLAYER_WORDS)
  const marked = useMarked()
  const image = picture && (
    <img src={picture} alt="" width={640} height={360} loading={first ? 'eager' : 'lazy'} />
  )
  if (!player) return <div className="facade facade-video">{image}</div>
  return (
    <Facade
      action={<Filled text={words.play} title={marked(title)} />}
      frame={{ src: player.src, title }}
      page={player.page}
      open={player.open}
      picture={image}
      shape="video"
      compact
    />
  )
}
