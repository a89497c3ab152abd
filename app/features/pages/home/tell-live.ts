import type { LiveWords } from '#app/words/en/calendar.ts'

/**
 * Runs in the browser, also from inside the page: it must not use anything outside of itself. A page
 * may have been kept for hours, on a server or in a phone without a network, or stay open during a
 * service: this writes what is true at the minute, and the visitor's own time where it is not India's.
 */
export function tellLive(id: string): void {
  const line = document.getElementById(id)
  if (!line || line.dataset.telling) return
  line.dataset.telling = 'yes'

  function tell(): void {
    const timeline: LiveWords[] = JSON.parse(line?.dataset.timeline ?? '[]')
    const said = timeline.find(({ until }) => Date.now() < until)
    write('text', said?.text ?? '')
    write('own', said?.startsAt ? ownTime(new Date(said.startsAt)) : '')
    write('note', said?.note ?? '')
  }

  function write(part: string, words: string): void {
    const element = line?.querySelector(`[data-part=${part}]`)
    if (element && element.textContent !== words) element.textContent = words
  }

  function ownTime(start: Date): string {
    const indiaMinutes = -330
    if (start.getTimezoneOffset() === indiaMinutes) return ''
    const time = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const
    return `Your time: ${start.toLocaleString('en-US', time)}`
  }

  tell()
  const timer = setInterval(() => (line.isConnected ? tell() : clearInterval(timer)), 10_000)
}
