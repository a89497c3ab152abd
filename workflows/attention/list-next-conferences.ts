import { type ConferenceCount, countConferences } from '#database/attention/today.ts'
import { type OfferedRegistration, offeredRegistrations } from '#database/places/places.ts'
import { allEvents, type ConferenceEvent, isOpen } from '#domain/conferences/conference.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import type { Paise } from '#domain/money.ts'
import type { Standing } from '#domain/standing.ts'
import type { Services } from '#workflows/services.ts'

export type ConferenceLine = {
  code: string
  name: string
  /** The first and the last day, where they are known. */
  days: ConferenceEvent['days']
  people: number
  /** Undefined where there is no limit. */
  capacity: number | undefined
  waiting: number
  /** Places that were offered from the waiting list and are not taken yet. */
  offers: number
  /** When the first of these offers ends. */
  offeredUntil: string | undefined
  /** How many registrations still owe something. */
  owing: number
  dueMinor: Paise
}

/** The next conferences, soonest first; open ones without days come last. */
export async function listNextConferences({
  db,
  content,
  now,
}: Services): Promise<ConferenceLine[]> {
  const events = allEvents(content.conferences)
    .filter((event) => (event.days ? !isOver(event, now()) : isOpen(event, now())))
    .sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1))
  const counts = await countConferences(
    db,
    events.map(({ code }) => code),
  )
  const offers = await offeredRegistrations(db, undefined)
  return events.map((event) => ({
    ...toLine(
      event,
      counts.filter(({ event_code }) => event_code === event.code),
    ),
    ...toOffers(offers.filter(({ event_code }) => event_code === event.code)),
  }))
}

function toOffers(offers: readonly OfferedRegistration[]) {
  const places = offers.reduce((sum, each) => sum + each.places, 0)
  return { offers: places, offeredUntil: offers[0]?.held_until }
}

function firstDay({ days }: ConferenceEvent): string {
  return days?.first ?? '9999'
}

function toLine(event: ConferenceEvent, counts: readonly ConferenceCount[]) {
  const of = (...standings: Standing[]) =>
    counts.filter(({ standing }) => standings.includes(standing))
  const coming = of('Not paid', 'Part paid', 'Paid', 'Overpaid')
  return {
    code: event.code,
    name: event.name,
    days: event.days,
    people: sum(coming, 'people'),
    capacity: event.capacity?.people,
    waiting: sum(of('Waiting'), 'people'),
    owing: sum(of('Not paid', 'Part paid'), 'registrations'),
    dueMinor: sum(of('Not paid', 'Part paid'), 'still_due_minor'),
  }
}

function sum(
  counts: readonly ConferenceCount[],
  what: 'people' | 'registrations' | 'still_due_minor',
): number {
  return counts.reduce((total, count) => total + count[what], 0)
}
