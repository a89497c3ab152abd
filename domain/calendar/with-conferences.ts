import type { ConferenceEvent, Conferences, Programme } from '#domain/conferences/conference.ts'
import { addDays, type Day, type Moment } from '../days.ts'
import { byStart, type CalendarEvent, daysOf, startOf } from './event.ts'

/**
 * The calendar with the events of the content, each date once. Where both name a day, the calendar's
 * event stays: it knows the time and the place.
 */
export function withConferences(
  events: readonly CalendarEvent[],
  { programmes }: Conferences,
): CalendarEvent[] {
  const held = events.filter(({ status }) => status !== 'cancelled')
  const known = new Set(held.map(({ summary, span }) => dateKey(daysOf(span).first, summary ?? '')))
  const added = Object.values(programmes).flatMap((programme) =>
    programme.events
      .filter(({ calendarId }) => calendarId === undefined)
      .filter((event) => !keysOf(event, programme).some((key) => known.has(key)))
      .flatMap((event) => toCalendarEvent(event, programme)),
  )
  return [...events, ...added]
}

function dateKey(day: Day, title: string): string {
  return `${day} ${title}`
}

function keysOf({ days, name }: ConferenceEvent, { calendarTitles = [] }: Programme): string[] {
  return days ? [...calendarTitles, name].map((title) => dateKey(days.first, title)) : []
}

/** Titled as in the calendar, because pages choose their dates by the title. The code is the id. */
function toCalendarEvent(event: ConferenceEvent, { calendarTitles }: Programme): CalendarEvent[] {
  const { code, name, days, venue } = event
  if (!days) return []
  const span = { kind: 'days', firstDay: days.first, untilDay: addDays(days.last, 1) } as const
  const summary = calendarTitles?.[0] ?? name
  return [{ id: code, summary, status: 'confirmed', span, location: venue }]
}

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
