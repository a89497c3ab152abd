import ical, { ICalEventStatus } from 'ical-generator'
import { byStart, type CalendarEvent, endOf, startOf } from '#domain/calendar/event.ts'
import { withConferences } from '#domain/calendar/register-now.ts'
import { DATE_TEXTS } from '#words/media.ts'
import { icalText } from '#workflows/calendar/ical-text.ts'
import type { Services } from '#workflows/services.ts'

/** The iCalendar feed of all events, in English as the calendar itself; undefined when the calendar was never read, or there is none. */
export async function readFeed(services: Services): Promise<string | undefined> {
  if (services.off.includes('calendar')) return undefined
  const held = await readHeld(services)
  return held && makeIcal(services, held)
}

/** The iCalendar file of one event; undefined when there is none with this id. */
export async function readEventFile(services: Services, id: string): Promise<string | undefined> {
  const held = await readHeld(services)
  const event = held?.events.find((each) => each.id === id)
  return held && event && makeIcal(services, { ...held, events: [event] })
}

type Held = { events: CalendarEvent[]; readAt: number }

async function readHeld({ calendar, content }: Services): Promise<Held | undefined> {
  const reading = await calendar.read()
  if (!reading.ok) return undefined
  const { value, readAt } = reading
  const isOld = (event: CalendarEvent) =>
    !value.events.includes(event) && endOf(event.span) < readAt
  const events = withConferences(value.events, content.conferences)
    .filter((event) => event.status !== 'cancelled' && !isOld(event))
    .sort(byStart)
  return { events, readAt }
}

const REFRESH_SECONDS = 60 * 60

function makeIcal({ content, publicUrl }: Services, { events, readAt }: Held): string {
  const { name } = content.church
  const { host } = new URL(publicUrl)
  const file = ical({
    name,
    prodId: { company: host, product: 'church-calendar' },
    url: `${publicUrl}/calendar.ics`,
    ttl: REFRESH_SECONDS,
  })
  for (const { id, summary, status, span, location, description } of events) {
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
      status: status === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(location && { location }),
      ...(description && { description }),
      url: `${publicUrl}/calendar`,
    })
  }
  return icalText(file)
}
