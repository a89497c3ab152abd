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
    file.createEvent({
      // A stable id: calendar programs then update the event instead of adding a copy.
      id: `${id}@${host}`,
      stamp: new Date(readAt),
      allDay: span.kind === 'days',
      ...(span.kind === 'days' ? dates(span) : moments(span)),
      summary: summary ?? DATE_TEXTS.en.untitled,
      status: status === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(location && { location }),
      ...(description && { description }),
      url: `${publicUrl}/calendar`,
    })
  }
  return icalText(file)
}

/** For all-day events the library reads the date in UTC, so the server's time zone doesn't matter. */
function dates({ firstDay, untilDay }: { firstDay: string; untilDay: string }) {
  return { start: new Date(firstDay), end: new Date(untilDay) }
}

/** Without a time zone the library writes UTC, which calendar programs convert to local time. */
function moments(span: CalendarEvent['span']) {
  return { start: new Date(startOf(span)), end: new Date(endOf(span)) }
}
