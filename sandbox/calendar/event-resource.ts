import { INDIA_ZONE } from '../clock.ts'
import type { CalendarEvent } from './sample-events.ts'
import { timeIn } from './time-zone.ts'

type Setting = { timeZone: string; page: string; singleEvents: boolean }

/**
 * An event in Google's JSON, where missing values are left out, never null
 * (developers.google.com/calendar/api/v3/reference/events).
 */
export function eventResource(event: CalendarEvent, { timeZone, page, singleEvents }: Setting) {
  const { id, status, summary, description, location, series } = event
  const times = timesOf(event, timeZone)
  return {
    kind: 'calendar#event',
    etag: `"${id.slice(0, 12)}"`,
    id,
    status,
    htmlLink: `${page}?eid=${id}`,
    created: '2024-01-05T05:00:00.000Z',
    updated: '2024-06-01T05:00:00.000Z',
    summary,
    description,
    location,
    creator: { email: 'office@example.org' },
    organizer: { email: 'office@example.org', self: true },
    ...times,
    ...(series && !singleEvents ? { recurrence: [series.rule] } : {}),
    ...(series && singleEvents
      ? { recurringEventId: series.id, originalStartTime: times.start }
      : {}),
    iCalUID: `${series?.id ?? id}@google.com`,
    sequence: 0,
    eventType: 'default',
  }
}

function timesOf({ span }: CalendarEvent, timeZone: string) {
  if ('firstDay' in span) {
    return {
      start: { date: span.firstDay },
      end: { date: span.untilDay },
      transparency: 'transparent',
    }
  }
  return {
    start: { dateTime: timeIn(timeZone, span.from), timeZone: INDIA_ZONE },
    end: { dateTime: timeIn(timeZone, span.to), timeZone: INDIA_ZONE },
  }
}
