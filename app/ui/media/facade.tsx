import { type ReactNode, useState } from 'react'
import { focusOn } from '#app/ui/focus.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useWordsLang } from '#app/ui/language.tsx'
import type { Video } from '#content-model/schema/video.ts'

/** Nothing is requested from the other site before the visitor presses the button. Without scripts it is a link. */
export function Facade(props: {
  action: ReactNode
  frame: { src: string; title: string }
  /** The same content on the other site, for browsers without scripts. */
  page: string
  shape?: 'video' | 'podcast'
  picture?: ReactNode
  /** The button covers the picture: its label is only for screen readers. */
  compact?: boolean
  open?: boolean
}) {
  const { action, frame, page, shape, picture, compact, open = false } = props
  const [asked, setAsked] = useState(open)
  const lang = useWordsLang()
  const look = compact ? 'button facade-round' : 'button'
  const words = (
    <>
      <Icon name="play" />
      <span className={compact ? 'visually-hidden' : undefined} lang={lang}>
        {action}
      </span>
    </>
  )
  return (
    <div className={shape ? `facade facade-${shape} no-print` : 'facade no-print'}>
      {asked ? (
        <iframe
          src={frame.src}
          title={frame.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={focusOn}
        />
      ) : (
        <>
          {picture}
          <div className="facade-ask on-dark">
            <button className={`${look} script-only`} type="button" onClick={() => setAsked(true)}>
              {words}
            </button>
            <noscript>
              <a className={look} href={page} rel="noopener">
                {words}
              </a>
            </noscript>
          </div>
        </>
      )}
    </div>
  )
}

export type Player = { src: string; page: string; uploaded?: string | undefined }

/** With both providers' options against tracking: the nocookie host, and `dnt=1` (help.vimeo.com). */
export function playerOf({ provider, id, uploaded }: Video): Player {
  const players = {
    youtube: {
      src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${id}`,
    },
    vimeo: {
      src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
      page: `https://vimeo.com/${id}`,
    },
  }
  return { ...players[provider], uploaded }
}
