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
  /** The button is the picture's size anyway: its words are for those who do not see it. */
  compact?: boolean
  /** Somebody has asked already, by an address and without a script. */
  open?: boolean
}

/**
 * A picture with a button in place of somebody else's player. Nothing is asked of the other site
 * until the visitor asks for it.
 */
export function Facade(props: Props) {
  const { action, frame, page, shape, picture, compact, open = false } = props
  const [asked, setAsked] = useState(open)
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
          <PageForm page={page}>
            <button
              className={compact ? 'button facade-round' : 'button'}
              type="submit"
              onClick={(event) => {
                event.preventDefault()
                setAsked(true)
              }}
            >
              <Icon name="play" />
              <span className={compact ? 'visually-hidden' : undefined}>{action}</span>
            </button>
          </PageForm>
        </>
      )}
    </div>
  )
}

/** One function for ever: React calls it when the frame appears, not at every rendering. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}

/** A form that is sent by GET replaces the query of its address, so that goes along as fields. */
function PageForm({ page, children }: { page: string; children: ReactNode }) {
  const [address = '', fragment] = page.split('#')
  const [path = '', query] = address.split('?')
  return (
    <form className="facade-ask on-dark" action={fragment ? `${path}#${fragment}` : path}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
