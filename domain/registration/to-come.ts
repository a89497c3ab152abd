import { type ConferenceEvent, type Conferences, isOpen, PROGRAMME_KEYS } from './conference.ts'
import { formatIndiaTime } from './india-time.ts'

/** The codes of the events that are not over: their people are still expected. */
export function eventsToCome({ programmes }: Conferences, now: Date): string[] {
  return PROGRAMME_KEYS.flatMap((key) => programmes[key].events)
    .filter((event) => !isOver(event, now))
    .map(({ code }) => code)
}

/** Over once its last day has passed in India. Without days, it is not over while it is open. */
export function isOver(event: Dated, now: Date): boolean {
  const today = formatIndiaTime(now.getTime()).slice(0, 10)
  return event.days ? event.days.last < today : !isOpen(event, now)
}

type Dated = Pick<ConferenceEvent, 'days' | 'open' | 'closes'>
