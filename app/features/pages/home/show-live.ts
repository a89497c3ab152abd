import type { LiveWords as OwnTime } from '#words/media/en.ts'
import type { LiveWords } from './live-words.ts'

/**
 * Runs in the browser, also from inside the page: it must not use anything outside of itself. A page
 * may have been kept for hours, on a server or in a phone without a network, or stay open during a
 * service: this writes what is true at the minute, and the visitor's own time where it is not India's.
 */
export function showLive(id: string, own: OwnTime): void {
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
