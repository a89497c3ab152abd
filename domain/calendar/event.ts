import { addDays, type Day, dayInIndia, type Moment, startOfDay } from '../days.ts'

/** Something that is on, as the church's calendar has it. */
export type CalendarEvent = {
  id: string
  /** Left out when someone forgot it. */
  summary?: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  span: EventSpan
  location?: string
  description?: string
}

/** Whole days, over when `untilDay` begins; or from one moment to another. */
export type EventSpan =
  | { kind: 'days'; firstDay: Day; untilDay: Day }
  | { kind: 'times'; from: Moment; to: Moment }

export function startOf(span: EventSpan): Moment {
  return span.kind === 'days' ? startOfDay(span.firstDay) : span.from
}

export function endOf(span: EventSpan): Moment {
  return span.kind === 'days' ? startOfDay(span.untilDay) : span.to
}

/** The first and the last day in India on which it is on. */
export function daysOf(span: EventSpan): { first: Day; last: Day } {
  if (span.kind === 'days') return { first: span.firstDay, last: addDays(span.untilDay, -1) }
  // What ends at midnight is not on any more on the day that begins then.
  const lastMoment = Math.max(span.from, span.to - 1)
  return { first: dayInIndia(span.from), last: dayInIndia(lastMoment) }
}

export function isOnDay(span: EventSpan, day: Day): boolean {
  const { first, last } = daysOf(span)
  return first <= day && day <= last
}

/** Earliest first; at the same time by title, so that the order is always the same. */
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
