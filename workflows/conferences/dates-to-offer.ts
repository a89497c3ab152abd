import type { SeenDate } from '#database/calendar/calendar-dates.ts'
import { type CalendarEvent, daysOf, startOf } from '#domain/calendar/event.ts'
import { upcoming } from '#domain/calendar/upcoming.ts'
import type { Conferences } from '#domain/conferences/conference.ts'
import type { Moment } from '#domain/days.ts'

type Known = { events: readonly CalendarEvent[]; now: Moment }

/** The coming events of the calendar that forms offer, by programme, soonest first. */
export function datesToOffer({ programmes }: Conferences, { events, now }: Known): SeenDate[] {
  return Object.entries(programmes).flatMap(([programme, { fromCalendar, prefix, ...words }]) => {
    if (!fromCalendar) return []
    const titles = words.calendarTitles ?? []
    return upcoming(events, { now, titles }).map((event) => toSeen(event, { programme, prefix }))
  })
}

function toSeen(
  { id, summary = '', span, location }: CalendarEvent,
  of: { programme: string; prefix: string },
): SeenDate {
  const { first, last } = daysOf(span)
  return {
    ...of,
    calendar_id: id,
    title: summary,
    location: location ?? null,
    first_day: first,
    last_day: last,
    begins_at: new Date(startOf(span)).toISOString(),
  }
}
