import type { Day } from '#domain/days.ts'
import type { CancelRule } from '#domain/registration/cancel-rule.ts'
import type { Capacity } from '#domain/registration/places.ts'
import type { PriceTable } from '#domain/registration/price.ts'

/** An event of this or an earlier year. */
export type NamedEvent = { code: string; name: string; dates: string; venue: string }

/** A conference that people can register for. */
export type ConferenceEvent = NamedEvent &
  RegistrationRules & {
    open: boolean
    /** Before this moment it is not offered yet, in milliseconds since 1970. */
    opens?: number | undefined
    /** When registration closes, in milliseconds since 1970. */
    closes?: number | undefined
    /** The first and the last day ("2025-09-13"), once known, for calendar files. */
    days?: { first: string; last: string } | undefined
    /** Of each day, where they are known: "9:00 am to 5:30 pm". */
    hours?: string | undefined
    /** Whether it has a General Information Letter. */
    letter: boolean
    /** The capacity; absent when there is no limit. */
    capacity?: Capacity | undefined
    /** After how many minutes an unpaid registration gives its places back. */
    holdMinutes?: number | undefined
    price: PriceTable
    /** The calendar's own id of an event that the form offers because the calendar has it. */
    calendarId?: string | undefined
  }

/** A registration form and its events. */
export type Programme = RegistrationRules & {
  title: string
  /** The prefix of the programme's transaction numbers. */
  prefix: string
  /** Shown while no event is open. */
  note?: string | undefined
  /** Of each day, for the events that don't say their own. */
  hours?: string | undefined
  /** The titles of its events in the church's calendar. */
  calendarTitles?: readonly string[] | undefined
  /** Whether the form offers every coming event of the calendar with one of these titles. */
  fromCalendar?: boolean | undefined
  /** For the events from the calendar. */
  prices?: PriceTable | undefined
  venue?: string | undefined
  capacity?: Capacity | undefined
  holdMinutes?: number | undefined
  /** Whether they have a General Information Letter, which is written once for all. */
  letter?: boolean | undefined
  /** How long before they begin the events from the calendar close, in milliseconds. */
  closesBefore?: number | undefined
  events: readonly ConferenceEvent[]
}

export type Conferences = {
  /** The programmes by key. The key is the address of the programme's form. */
  programmes: Readonly<Record<string, Programme>>
  past: readonly NamedEvent[]
}

/** The programme with this key, which may be anything that a visitor typed. */
export function findProgramme<Each extends Programme>(
  programmes: Readonly<Record<string, Each>>,
  key: string,
): Each | undefined {
  return Object.hasOwn(programmes, key) ? programmes[key] : undefined
}

/** The events of all programmes. */
export function allEvents({ programmes }: Conferences): ConferenceEvent[] {
  return Object.values(programmes).flatMap(({ events }) => events)
}

/** The closing time is exclusive: at that instant registration is closed. */
export function isOpen(
  { open, opens, closes }: Pick<ConferenceEvent, 'open' | 'opens' | 'closes'>,
  now: Date | number,
): boolean {
  const [from, until] = [opens ?? Number.NEGATIVE_INFINITY, closes ?? Number.POSITIVE_INFINITY]
  return open && from <= Number(now) && Number(now) < until
}

export function openEvents({ events }: Programme, now: Date | number): ConferenceEvent[] {
  return events.filter((event) => isOpen(event, now))
}

/** The codes of open and of closed events. */
type EventCodes = { events: string[]; closed: string[] }

export function eventCodes(programmes: readonly Programme[], now: Date | number): EventCodes {
  const all = programmes.flatMap(({ events }) => events)
  const codes = (open: boolean) =>
    all.filter((event) => isOpen(event, now) === open).map(({ code }) => code)
  return { events: codes(true), closed: codes(false) }
}

export type ProgrammeEvent = { key: string; programme: Programme; event: ConferenceEvent }

/** Finds a current event by its code, open or closed. */
export function findEvent({ programmes }: Conferences, code: string): ProgrammeEvent | undefined {
  for (const [key, programme] of Object.entries(programmes)) {
    const event = programme.events.find((candidate) => candidate.code === code)
    if (event) return { key, programme, event }
  }
  return undefined
}

/** Finds an event by its code, past years included, because old payments can still be looked up. */
export function nameEvent(conferences: Conferences, code: string): NamedEvent | undefined {
  const event = findEvent(conferences, code)?.event
  return event ?? conferences.past.find((past) => past.code === code)
}

/** "Encounter with God, Bangalore, Sep 13 to 14, 2025" */
export function eventLabel(event: NamedEvent & Pick<ConferenceEvent, 'days'>): string {
  return `${event.name}, ${event.venue}, ${datesWithYear(event)}`
}

/** The same of an event's code; the code itself of an event that nobody knows any more. */
export function codeLabel(conferences: Conferences, code: string): string {
  const event = nameEvent(conferences, code)
  return event ? eventLabel(event) : code
}

/** The hours of an event's days, as it says them or its programme does. */
export function hoursOf({ programme, event }: Omit<ProgrammeEvent, 'key'>): string | undefined {
  return event.hours ?? programme.hours
}

/** What people may do with their registration. On a programme, or overriding it on one of its events. */
type RegistrationRules = {
  /** The day by which the whole price is to be paid, such as "2026-09-01". */
  balanceDue?: string | undefined
  /** Without it the office decides about each cancellation. */
  cancel?: CancelRule | undefined
  /** Whether corrections that change the price or the places are made at once, or the office is asked. */
  corrections?: 'at once' | 'ask' | undefined
}

type Ruled = {
  programme: RegistrationRules
  event: RegistrationRules & { days?: { first: string } | undefined }
}

/** The rules of an event. Without `balanceDue` the price is to be paid by the first day. */
export function rulesOf({ programme, event }: Ruled): RegistrationRules {
  return {
    balanceDue: event.balanceDue ?? programme.balanceDue ?? event.days?.first,
    cancel: event.cancel ?? programme.cancel,
    corrections: event.corrections ?? programme.corrections ?? 'at once',
  }
}

export type Held = {
  /** As the form offers it: "Dec 12 to 13". */
  dates: string
  days?: { first: Day; last: Day } | undefined
  /** "9:00 am to 5:30 pm" */
  hours?: string | undefined
}

/** "Dec 12 to 13, 2026 (Saturday to Sunday), 9:00 am to 5:30 pm": as far as it is known. */
export function whenHeld(event: Held): string {
  const { days, hours } = event
  const weekdays = days ? ` (${weekdaysOf(days)})` : ''
  return [`${datesWithYear(event)}${weekdays}`, hours].filter(Boolean).join(', ')
}

/** "Dec 12 to 13, 2026" */
export function datesWithYear({ dates, days }: Held): string {
  const year = days?.last.slice(0, 4)
  return !year || dates.includes(year) ? dates : `${dates}, ${year}`
}

function weekdaysOf({ first, last }: { first: Day; last: Day }): string {
  const [from, to] = [first, last].map((day) => WEEKDAY.format(new Date(day)))
  return first === last ? `${from}` : `${from} to ${to}`
}

const WEEKDAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  timeZone: 'UTC',
})
