import { useEffect } from 'react'
import { InlineScript } from '#app/ui/inline-script.tsx'
import type { LiveWords } from '#domain/calendar/watch-live.ts'
import { tellLive } from './tell-live.ts'

const ID = 'live-line'

/** Whether a service is on, or when the next one is. A script keeps it true while the page is shown. */
export function LiveLine({ timeline }: { timeline: LiveWords[] }) {
  const [now] = timeline
  // After a navigation in the browser no script of the page runs; before one it already has.
  useEffect(() => tellLive(ID), [])
  if (!now) return null
  return (
    <>
      <p
        className="home-live"
        id={ID}
        data-timeline={JSON.stringify(timeline)}
        suppressHydrationWarning
      >
        <span data-part="text" suppressHydrationWarning>
          {now.text}
        </span>
        <span className="home-live-more" data-part="own" suppressHydrationWarning />
        <span className="home-live-more" data-part="note" suppressHydrationWarning>
          {now.note}
        </span>
      </p>
      <InlineScript source={() => `(${tellLive})('${ID}')`} />
    </>
  )
}
