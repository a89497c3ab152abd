import type { Moment } from '../days.ts'
import { byStart, type CalendarEvent, startOf } from './event.ts'

type Wanted = {
  now: Moment
  /** Only events with exactly one of these titles. */
  titles?: readonly string[]
  limit?: number
}

/** Events that have not started and are not cancelled, earliest first. */
export function upcoming(
  events: readonly CalendarEvent[],
  { now, titles, limit = Number.POSITIVE_INFINITY }: Wanted,
): CalendarEvent[] {
  return events
    .filter(({ status }) => status !== 'cancelled')
    .filter(({ span }) => startOf(span) >= now)
    .filter(({ summary }) => !titles || (summary !== undefined && titles.includes(summary)))
    .sort(byStart)
    .slice(0, limit)
}
