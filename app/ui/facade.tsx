import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  /** What the button does: "Play the announcements", "Load map". */
  action: string
  frame: { src: string; title: string; allow?: string }
  /** Where the same is found without a script. */
  page: string
  shape?: 'video'
  picture?: ReactNode
}

/**
 * A picture with a button in place of somebody else's player. Nothing is asked of the other site
 * until the visitor asks for it.
 */
export function Facade({ action, frame, page, shape, picture }: Props) {
  const [asked, setAsked] = useState(false)
  return (
    <div className={shape ? `facade facade-${shape}` : 'facade'}>
      {asked ? (
        <iframe
          src={frame.src}
          title={frame.title}
          allow={frame.allow ?? 'autoplay; encrypted-media; fullscreen; picture-in-picture'}
          referrerPolicy="strict-origin-when-cross-origin"
          ref={(node) => node?.focus()}
        />
      ) : (
        <>
          {picture}
          <form className="facade-ask on-dark" action={page}>
            <button
              className="button"
              type="submit"
              onClick={(event) => {
                event.preventDefault()
                setAsked(true)
              }}
            >
              <Icon name="play" />
              {action}
            </button>
          </form>
        </>
      )}
    </div>
  )
}
