import { type Day, dayInIndia } from '#domain/days.ts'
import {
  allEvents,
  type ConferenceEvent,
  type Conferences,
  datesWithYear,
  eventLabel,
  isOpen,
} from './conference.ts'

/** The codes of the events that are not over. */
export function eventsToCome(conferences: Conferences, now: Date): string[] {
  return allEvents(conferences)
    .filter((event) => !isOver(event, now))
    .map(({ code }) => code)
}

/** Events with a last day that has passed, and for which people can still register. */
export function openThoughOver(events: readonly ConferenceEvent[], now: Date): OverEvent[] {
  return events.flatMap((event) =>
    event.days && isOver(event, now) && isOpen(event, now)
      ? [{ code: event.code, label: eventLabel(event), lastDay: event.days.last }]
      : [],
  )
}

type OverEvent = { code: string; label: string; lastDay: string }

/** Whether the last day has passed in India or, for an event without days, whether it is closed. */
export function isOver(event: Dated, now: Date): boolean {
  return event.days ? overOn(event, dayInIndia(now.getTime())) !== undefined : !isOpen(event, now)
}

type Dated = Pick<ConferenceEvent, 'days' | 'open' | 'opens' | 'closes'>

/** The last day of a date that has passed in India; undefined while it is not over, or without days. */
export function overOn(
  { days }: { days?: { last: Day } | undefined },
  today: Day,
): Day | undefined {
  return days && days.last < today ? days.last : undefined
}

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

type WithDays = { days?: { first: Day } | undefined }

/** Events without days come last: nobody knows when they are. */
export function byFirstDay(one: WithDays, other: WithDays): number {
  const [a, b] = [one.days?.first ?? '9999', other.days?.first ?? '9999']
  if (a === b) return 0
  return a < b ? -1 : 1
}

type DatesShown = Pick<ConferenceEvent, 'dates' | 'days'>

/**
 * The dates that were sold, such as "Dec 12 to 13", where an event takes place on other days. Only days
 * are compared: other words for the same days are no move.
 */
export function movedFrom({
  sold,
  now,
}: {
  sold: DatesShown
  now: DatesShown
}): string | undefined {
  if (!sold.days || !now.days) return undefined
  const [before, after] = [sold.days, now.days]
  if (before.first === after.first && before.last === after.last) return undefined
  const year = before.last.slice(0, 4)
  const isNamed = sold.dates.includes(year) || year === after.last.slice(0, 4)
  return isNamed ? sold.dates : `${sold.dates}, ${year}`
}
