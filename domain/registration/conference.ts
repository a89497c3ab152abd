import type { Capacity } from './places.ts'
import type { PriceTable } from './price.ts'

/** What every event code stands for, also those of earlier years. */
export type NamedEvent = { code: string; name: string; dates: string; venue: string }

/** A dated conference that people register for. */
export type ConferenceEvent = NamedEvent & {
  open: boolean
  /** From this moment on (milliseconds since 1970) registration is closed. */
  closes?: number | undefined
  /** The first and the last day, "2025-09-13", once they are fixed: for people's calendars. */
  days?: { first: string; last: string } | undefined
  /** Whether a General Information Letter goes with it. */
  letter: boolean
  /** How many it takes; without this there is no limit. */
  capacity?: Capacity | undefined
  /** After how many minutes an unpaid registration gives its places back. */
  holdMinutes?: number | undefined
  price: PriceTable
}

/** One registration form and the events it is for. */
export type Programme = {
  title: string
  /** What the programme's transaction ids begin with. */
  prefix: string
  /** What to say while no event is open. */
  note?: string | undefined
  events: readonly ConferenceEvent[]
}

export const PROGRAMME_KEYS = [
  'ewgregister',
  'ewgtamilregister',
  'wfc1register',
  'wfc2register',
  'gpcregister',
] as const

export type ProgrammeKey = (typeof PROGRAMME_KEYS)[number]

export type Conferences = {
  programmes: Record<ProgrammeKey, Programme>
  past: readonly NamedEvent[]
}

/** Open until the very minute of the closing date, and not a moment longer. */
export function isOpen(
  { open, closes }: Pick<ConferenceEvent, 'open' | 'closes'>,
  now: Date | number,
): boolean {
  return open && (closes === undefined || Number(now) < closes)
}

export function openEvents({ events }: Programme, now: Date | number): ConferenceEvent[] {
  return events.filter((event) => isOpen(event, now))
}

/** The codes that a registration may name now, and those that it could have named at other times. */
export type EventCodes = { events: string[]; closed: string[] }

export function eventCodes(programmes: readonly Programme[], now: Date | number): EventCodes {
  const all = programmes.flatMap(({ events }) => events)
  const codes = (open: boolean) =>
    all.filter((event) => isOpen(event, now) === open).map(({ code }) => code)
  return { events: codes(true), closed: codes(false) }
}

export type ProgrammeEvent = { key: ProgrammeKey; programme: Programme; event: ConferenceEvent }

/** The event that people register for under this code, whether it is open or not. */
export function findEvent({ programmes }: Conferences, code: string): ProgrammeEvent | undefined {
  for (const key of PROGRAMME_KEYS) {
    const programme = programmes[key]
    const event = programme.events.find((candidate) => candidate.code === code)
    if (event) return { key, programme, event }
  }
  return undefined
}

/** What a code stands for, past years included: payments of then can still be looked up. */
export function nameEvent(conferences: Conferences, code: string): NamedEvent | undefined {
  const event = findEvent(conferences, code)?.event
  return event ?? conferences.past.find((past) => past.code === code)
}

/** "Encounter with God, Bangalore, Sep 13 to 14" */
export function eventLabel({ name, venue, dates }: NamedEvent): string {
  return `${name}, ${venue}, ${dates}`
}
