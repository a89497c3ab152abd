import { addDays, type Day, dayInIndia, type Moment, startOfDay } from '../days.ts'

/** One event of the church's calendar. */
export type CalendarEvent = {
  id: string
  /** The title; absent when whoever entered the event left it empty. */
  summary?: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  span: EventSpan
  location?: string
  description?: string
}

/** Whole days, with an exclusive end (`untilDay`), or a time range. */
export type EventSpan =
  | { kind: 'days'; firstDay: Day; untilDay: Day }
  | { kind: 'times'; from: Moment; to: Moment }

export function startOf(span: EventSpan): Moment {
  return span.kind === 'days' ? startOfDay(span.firstDay) : span.from
}

export function endOf(span: EventSpan): Moment {
  return span.kind === 'days' ? startOfDay(span.untilDay) : span.to
}

/** The first and the last day of the event, in India's time zone. */
export function daysOf(span: EventSpan): { first: Day; last: Day } {
  if (span.kind === 'days') return { first: span.firstDay, last: addDays(span.untilDay, -1) }
  // An event that ends at midnight doesn't reach into the next day.
  const lastMoment = Math.max(span.from, span.to - 1)
  return { first: dayInIndia(span.from), last: dayInIndia(lastMoment) }
}

export function isOnDay(span: EventSpan, day: Day): boolean {
  const { first, last } = daysOf(span)
  return first <= day && day <= last
}

/** Sorts by start, then by title and id, so that the order is stable. */
export function byStart(one: CalendarEvent, other: CalendarEvent): number {
  return (
    startOf(one.span) - startOf(other.span) ||
    compareText(one.summary ?? '', other.summary ?? '') ||
    compareText(one.id, other.id)
  )
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
