import { useEffect } from 'react'
import { InlineScript } from '#app/scripts/inline-script.tsx'
import { useWords } from '#app/ui/language.tsx'
import type { LiveWords as OwnTime } from '#words/media/en.ts'
import { LIVE_WORDS } from '#words/media.ts'
import type { LiveWords } from './live-words.ts'

const ID = 'live-line'

/**
 * The script writes before the framework starts. Words in an element without a child are a mismatch to
 * React, which then makes the whole page anew; other words than its child are not.
 */
const EMPTY = ''

export function LiveLine({ timeline }: { timeline: LiveWords[] }) {
  const [now] = timeline
  const own = useWords(LIVE_WORDS)
  // After a navigation in the browser no script of the page runs; before one it already has.
  useEffect(() => showLive(ID, own), [own])
  if (!now) return null
  return (
    <>
      <p
        className="home-live strong"
        id={ID}
        data-timeline={JSON.stringify(timeline)}
        suppressHydrationWarning
      >
        <span suppressHydrationWarning>{now.text}</span>
        <span className="home-live-more small" suppressHydrationWarning>
          {EMPTY}
        </span>
        <span className="home-live-more small" suppressHydrationWarning>
          {now.note ?? EMPTY}
        </span>
      </p>
      <InlineScript source={() => `(${showLive})('${ID}',${JSON.stringify(own)})`} />
    </>
  )
}

/**
 * Runs in the browser, also from inside the page: it must not use anything outside of itself. A page
 * may have been kept for hours, on a server or in a phone without a network, or stay open during a
 * service: this writes what is true at the minute, and the visitor's own time where it is not India's.
 */
function showLive(id: string, own: OwnTime): void {
  const line = document.getElementById(id)
  if (!line || line.dataset.telling) return
  line.dataset.telling = 'yes'

  function tell(): void {
    const timeline: LiveWords[] = JSON.parse(line?.dataset.timeline ?? '[]')
    const said = timeline.find(({ until }) => Date.now() < until)
    const words = [
      said?.text,
      said?.startsAt ? ownTime(new Date(said.startsAt)) : undefined,
      said?.note,
    ]
    words.forEach((text = '', part) => {
      const element = line?.children[part]
      if (element && element.textContent !== text) element.textContent = text
    })
  }

  function ownTime(start: Date): string {
    const indiaMinutes = -330
    if (start.getTimezoneOffset() === indiaMinutes) return ''
    const { before, locale, dayPeriod } = own
    const time = { weekday: 'long', hour: 'numeric', minute: '2-digit', dayPeriod } as const
    return before + start.toLocaleString(locale, time)
  }

  tell()
  const timer = setInterval(() => (line.isConnected ? tell() : clearInterval(timer)), 10_000)
}
