import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  /** What the button does: "Play the announcements", "Listen to the podcast". */
  action: string
  frame: { src: string; title: string; allow?: string }
  /** Where the same is found without a script. */
  page: string
  shape?: 'video' | 'podcast'
  picture?: ReactNode
  /** The button is the picture's size anyway: its words are for those who do not see it. */
  compact?: boolean
  /** Somebody has asked already, by an address and without a script. */
  open?: boolean
}

/**
 * A picture with a button in place of somebody else's player. Nothing is asked of the other site
 * until the visitor asks for it. Without a script a link leads there.
 */
export function Facade(props: Props) {
  const { action, frame, page, shape, picture, compact, open = false } = props
  const [asked, setAsked] = useState(open)
  const look = compact ? 'button facade-round' : 'button'
  const words = (
    <>
      <Icon name="play" />
      <span className={compact ? 'visually-hidden' : undefined}>{action}</span>
    </>
  )
  return (
    <div className={shape ? `facade facade-${shape}` : 'facade'}>
      {asked ? (
        <iframe
          src={frame.src}
          title={frame.title}
          allow={frame.allow ?? 'autoplay; encrypted-media; fullscreen; picture-in-picture'}
          referrerPolicy="strict-origin-when-cross-origin"
          ref={focusFrame}
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

/** One function for ever: React calls it when the frame appears, not at every rendering. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
