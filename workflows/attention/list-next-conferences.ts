import { type OfferedRegistration, offeredRegistrations } from '#database/places/places.ts'
import { allEvents, type ConferenceEvent, isOpen } from '#domain/conferences/conference.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import { type Figures, readFigures } from '#workflows/conferences/read-figures.ts'
import type { Services } from '#workflows/services.ts'

export type ConferenceLine = Figures & {
  code: string
  name: string
  /** The first and the last day, where they are known. */
  days: ConferenceEvent['days']
  /** Undefined where there is no limit. */
  capacity: number | undefined
  /** Places that were offered from the waiting list and are not taken yet. */
  offers: number
  /** When the first of these offers ends. */
  offeredUntil: string | undefined
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
  const figuresOf = await readFigures(
    db,
    events.map(({ code }) => code),
  )
  const offers = await offeredRegistrations(db, undefined)
  return events.map((event) => ({
    code: event.code,
    name: event.name,
    days: event.days,
    capacity: event.capacity?.people,
    ...figuresOf(event.code),
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
