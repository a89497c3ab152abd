import ical, { ICalEventStatus } from 'ical-generator'
import { byStart, type CalendarEvent, endOf, startOf } from '#domain/calendar/event.ts'
import { isCancelled, withConferences } from '#domain/calendar/register-now.ts'
import { DATE_TEXTS } from '#words/media.ts'
import { icalText } from '#workflows/calendar/upcoming-events.ts'
import type { Services } from '#workflows/services.ts'

const REFRESH_SECONDS = 60 * 60

/** Of all events, or of one; undefined for an unknown id, without a calendar, and where it was never read. */
export async function makeIcal(services: Services, id?: string): Promise<string | undefined> {
  const { content, publicUrl } = services
  if (id === undefined && services.off.includes('calendar')) return undefined
  const reading = await services.calendar.read()
  if (!reading.ok) return undefined
  const { value, readAt } = reading
  const isOld = (event: CalendarEvent) =>
    !value.events.includes(event) && endOf(event.span) < readAt
  const events = withConferences(value.events, content.conferences)
    .filter((event) => event.status !== 'cancelled' && !isOld(event))
    .filter((event) => id === undefined || event.id === id)
    .sort(byStart)
  if (id !== undefined && events.length === 0) return undefined
  const { name } = content.church
  const { host } = new URL(publicUrl)
  const file = ical({
    name,
    prodId: { company: host, product: 'church-calendar' },
    url: `${publicUrl}/calendar.ics`,
    ttl: REFRESH_SECONDS,
  })
  const { conferences, 'register-now': table } = content
  for (const event of events) {
    const { id, summary, status, span, location, description } = event
    const ended = isCancelled(event, { conferences, table }) && ICalEventStatus.CANCELLED
    const doubtful = status === 'tentative' && ICalEventStatus.TENTATIVE
    // Of all-day events the library reads the date in UTC, whatever the server's time zone. Of others it
    // writes UTC, which calendar programs convert to local time.
    const isAllDay = span.kind === 'days'
    file.createEvent({
      // A stable id: calendar programs then update the event instead of adding a copy.
      id: `${id}@${host}`,
      stamp: new Date(readAt),
      allDay: isAllDay,
      start: new Date(isAllDay ? span.firstDay : startOf(span)),
      end: new Date(isAllDay ? span.untilDay : endOf(span)),
      summary: summary ?? DATE_TEXTS.en.untitled,
      status: ended || doubtful || ICalEventStatus.CONFIRMED,
      ...(location && { location }),
      ...(description && { description }),
      url: `${publicUrl}/calendar`,
    })
  }
  return icalText(file)
}
