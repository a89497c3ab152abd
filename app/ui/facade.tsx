import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

type Props = {
  /** What the button does: "Play the announcements", "Listen to the podcast". */
  action: string
  frame: { src: string; title: string; allow?: string }
  /** Where the same is found without a script. */
  page: string
  shape?: 'video' | 'podcast'
  picture?: ReactNode
}

/**
 * A picture with a button in place of somebody else's player. Nothing is asked of the other site
 * until the visitor asks for it; without a script a link leads there.
 */
export function Facade({ action, frame, page, shape, picture }: Props) {
  const [asked, setAsked] = useState(false)
  const hydrated = useHydrated()
  const words = (
    <>
      <Icon name="play" />
      {action}
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
          ref={(node) => node?.focus()}
        />
      ) : (
        <>
          {picture}
          <div className="facade-ask on-dark">
            {hydrated ? (
              <button className="button" type="button" onClick={() => setAsked(true)}>
                {words}
              </button>
            ) : (
              <a className="button" href={page} rel="noopener">
                {words}
              </a>
            )}
          </div>
        </>
      )}
    </div>
  )
}
