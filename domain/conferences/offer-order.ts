import type { ConferenceEvent } from './conference.ts'
import { isOver } from './to-come.ts'
import { datesWithYear } from './when-held.ts'

/**
 * Events in the order of a form: coming ones first, soonest first, then those that are over and still
 * open. Their dates name the year, because nobody expects an earlier one.
 */
export function inOfferOrder<Event extends ConferenceEvent>(
  events: readonly Event[],
  now: Date,
): Event[] {
  const over = events.filter((event) => isOver(event, now))
  const coming = events.filter((event) => !over.includes(event))
  return [
    ...coming.sort(byFirstDay),
    ...over.map((event) => ({ ...event, dates: datesWithYear(event) })),
  ]
}

/** Events without days come last: nobody knows when they are. */
function byFirstDay(one: ConferenceEvent, other: ConferenceEvent): number {
  const [a, b] = [one.days?.first ?? '9999', other.days?.first ?? '9999']
  if (a === b) return 0
  return a < b ? -1 : 1
}
