import ical, { ICalEventStatus } from 'ical-generator'
import { byStart, type CalendarEvent, endOf, startOf } from '#domain/calendar/event.ts'
import type { Services } from '#workflows/services.ts'
import { UNTITLED } from './show-event.ts'

type Reading = Pick<Services, 'calendar' | 'content' | 'publicUrl'>

/** The whole calendar in the form that calendar programs subscribe to; nothing when never read. */
export async function readFeed(services: Reading): Promise<string | undefined> {
  const held = await readHeld(services)
  return held && makeIcal(services, held)
}

/** One event to put into one's own calendar; nothing when there is no such event. */
export async function readEventFile(services: Reading, id: string): Promise<string | undefined> {
  const held = await readHeld(services)
  const event = held?.events.find((each) => each.id === id)
  return held && event && makeIcal(services, { ...held, events: [event] })
}

type Held = { events: CalendarEvent[]; readAt: number }

async function readHeld({ calendar }: Reading): Promise<Held | undefined> {
  const reading = await calendar.read()
  if (!reading.ok) return undefined
  const events = reading.value.events.filter(({ status }) => status !== 'cancelled').sort(byStart)
  return { events, readAt: reading.readAt }
}

const REFRESH_SECONDS = 60 * 60

function makeIcal({ content, publicUrl }: Reading, { events, readAt }: Held): string {
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
      // The same event keeps its id for ever, so that programs change it instead of doubling it.
      id: `${id}@${host}`,
      stamp: new Date(readAt),
      allDay: span.kind === 'days',
      ...(span.kind === 'days' ? dates(span) : moments(span)),
      summary: summary ?? UNTITLED,
      status: status === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(location && { location }),
      ...(description && { description }),
      url: `${publicUrl}/calendar`,
    })
  }
  return `${file.toString()}\r\n`
}

/** The library takes the date of whole days from UTC: whatever clock the server keeps, it is right. */
function dates({ firstDay, untilDay }: { firstDay: string; untilDay: string }) {
  return { start: new Date(firstDay), end: new Date(untilDay) }
}

/** Without a zone the library writes UTC, which every program turns into its owner's own time. */
function moments(span: CalendarEvent['span']) {
  return { start: new Date(startOf(span)), end: new Date(endOf(span)) }
}
