import { useEffect } from 'react'
import { InlineScript } from '#app/ui/inline-script.tsx'
import { useWords } from '#app/ui/language.tsx'
import { LIVE_WORDS } from '#words/media.ts'
import type { LiveWords } from './live-words.ts'
import { showLive } from './show-live.ts'

const ID = 'live-line'

/**
 * The script writes before the framework starts. Words in an element without a child are a mismatch to
 * React, which then makes the whole page anew; other words than its child are not.
 */
const EMPTY = ''

/** Whether a service is on, or when the next one is. A script keeps it true while the page is shown. */
export function LiveLine({ timeline }: { timeline: LiveWords[] }) {
  const [now] = timeline
  const own = useWords(LIVE_WORDS)
  // After a navigation in the browser no script of the page runs; before one it already has.
  useEffect(() => showLive(ID, own), [own])
  if (!now) return null
  return (
    <>
      <p
        className="home-live"
        id={ID}
        data-timeline={JSON.stringify(timeline)}
        suppressHydrationWarning
      >
        <span suppressHydrationWarning>{now.text}</span>
        <span className="home-live-more" suppressHydrationWarning>
          {EMPTY}
        </span>
        <span className="home-live-more" suppressHydrationWarning>
          {now.note ?? EMPTY}
        </span>
      </p>
      <InlineScript source={() => `(${showLive})('${ID}',${JSON.stringify(own)})`} />
    </>
  )
}
