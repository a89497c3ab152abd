import { readTimeOfDay } from '../dates.ts'
import { addDays, type Day, dayInIndia, startOfDay } from '../days.ts'
import type { Language } from '../language.ts'
import { weekdayIn, weekdaysIn } from '../language-formats.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import { compareText } from '../plain-text.ts'
import type { CancelRule } from '../registration/cancel-rule.ts'
import type { Capacity } from '../registration/places.ts'
import type { PriceTable } from '../registration/price.ts'

export type NamedEvent = { code: string; name: string; dates: string; venue: string }

export type ConferenceEvent = NamedEvent &
  RegistrationRules & {
    open: boolean
    /** Before this moment it is not offered yet, in milliseconds since 1970. */
    opens?: number | undefined
    /** When registration closes, in milliseconds since 1970. */
    closes?: number | undefined
    days?: { first: string; last: string } | undefined
    /** Of each day, where they are known: "9:00 am to 5:30 pm". */
    hours?: string | undefined
    letter: boolean
    /** Whether it asks what the team must know of a guest on the day, such as an allergy. */
    dayNotes?: boolean | undefined
    capacity?: Capacity | undefined
    /** After how many minutes an unpaid registration gives its places back. */
    holdMinutes?: number | undefined
    price: PriceTable
    /** The calendar's own id of an event that the form offers because the calendar has it. */
    calendarId?: string | undefined
    /** It does not take place, and visitors read so. */
    cancelled?: boolean | undefined
  }

/** What a date from the calendar has of its own. Everything else is its programme's. */
type OwnTerms = {
  code: string
  open?: boolean | undefined
  cancelled?: boolean | undefined
  /** Without any number: no limit, also where the programme has one. */
  capacity?: Capacity | undefined
  prices?: PriceTable | undefined
  cancel?: RegistrationRules['cancel']
  dayNotes?: boolean | undefined
}

export type Programme = RegistrationRules & {
  title: string
  prefix: string
  note?: string | undefined
  hours?: string | undefined
  calendarTitles?: readonly string[] | undefined
  /** Whether the form offers every coming event of the calendar with one of these titles. */
  fromCalendar?: boolean | undefined
  prices?: PriceTable | undefined
  venue?: string | undefined
  capacity?: Capacity | undefined
  holdMinutes?: number | undefined
  letter?: boolean | undefined
  /** How long before they begin the events from the calendar close, in milliseconds. */
  closesBefore?: number | undefined
  calendarDates?: readonly OwnTerms[] | undefined
  events: readonly ConferenceEvent[]
}

export type Conferences = {
  /** The programmes by key. The key is the address of the programme's form. */
  programmes: Readonly<Record<string, Programme>>
  past: readonly NamedEvent[]
  venues?: readonly { calendar: string; name: string }[] | undefined
}

/** Whether a date asks what the team must know on the day. Without days nobody would know when to erase it. */
export function asksDayNotes({ dayNotes, days }: Pick<ConferenceEvent, 'dayNotes' | 'days'>) {
  return dayNotes === true && days !== undefined
}

/** The programme with this key, which may be anything that a visitor typed. */
export function findProgramme<Each extends Programme>(
  programmes: Readonly<Record<string, Each>>,
  key: string,
): Each | undefined {
  return Object.hasOwn(programmes, key) ? programmes[key] : undefined
}

export function allEvents({ programmes }: Conferences): ConferenceEvent[] {
  return Object.values(programmes).flatMap(({ events }) => events)
}

export type Opening = Pick<ConferenceEvent, 'open' | 'opens' | 'closes' | 'cancelled'>

/** The closing time is exclusive: at that instant registration is closed. */
export function isOpen({ open, opens, closes, cancelled }: Opening, now: Date | number): boolean {
  const [from, until] = [opens ?? Number.NEGATIVE_INFINITY, closes ?? Number.POSITIVE_INFINITY]
  return open && !cancelled && from <= Number(now) && Number(now) < until
}

export function openEvents({ events }: Programme, now: Date | number): ConferenceEvent[] {
  return events.filter((event) => isOpen(event, now))
}

export function eventCodes(programmes: readonly Programme[], now: Date | number) {
  const all = programmes.flatMap(({ events }) => events)
  const codes = (open: boolean) =>
    all.filter((event) => isOpen(event, now) === open).map(({ code }) => code)
  const lacking = all.flatMap(({ code, price: { notOffered } }) =>
    notOffered ? [[code, notOffered] as const] : [],
  )
  return { events: codes(true), closed: codes(false), lacking: Object.fromEntries(lacking) }
}

export type ProgrammeEvent = { key: string; programme: Programme; event: ConferenceEvent }

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

export function eventLabel(event: NamedEvent & Pick<ConferenceEvent, 'days'>): string {
  return `${event.name}, ${event.venue}, ${datesWithYear(event)}`
}

/** The code itself for an event that nobody knows any more. */
export function codeLabel(conferences: Conferences, code: string): string {
  const event = nameEvent(conferences, code)
  return event ? eventLabel(event) : code
}

export function hoursOf({ programme, event }: Omit<ProgrammeEvent, 'key'>): string | undefined {
  return event.hours ?? programme.hours
}

/** When people arrive who say nothing else: at the hour that is named first, on the first day. */
export function usualArrival({
  days,
  hours = '',
}: Pick<ConferenceEvent, 'days' | 'hours'>): string {
  const [begins = ''] = /\d{1,2}(?:[:.]\d\d)?\s*[ap]\.?m/i.exec(hours) ?? []
  return days ? `${days.first}T${readTimeOfDay(begins) ?? '09:00'}` : ''
}

/** What people may do with their registration. On a programme, or overriding it on one of its events. */
type RegistrationRules = {
  balanceDue?: string | undefined
  /** Without it the office decides about each cancellation, as with `ask` where the programme has a rule. */
  cancel?: CancelRule | 'ask' | undefined
  /** Whether corrections that change the price or the places are made at once, or the office is asked. */
  corrections?: 'at once' | 'ask' | undefined
}

/** The rules of an event. Without `balanceDue` the price is to be paid by the first day. */
export function rulesOf(ruleSources: {
  programme: RegistrationRules
  event: RegistrationRules & { days?: { first: string } | undefined }
}) {
  const { programme, event } = ruleSources
  const cancel = event.cancel ?? programme.cancel
  return {
    balanceDue: event.balanceDue ?? programme.balanceDue ?? event.days?.first,
    cancel: cancel === 'ask' ? undefined : cancel,
    corrections: event.corrections ?? programme.corrections ?? 'at once',
  }
}

type Held = {
  /** As the form offers it: "Dec 12 to 13". */
  dates: string
  days?: { first: Day; last: Day } | undefined
  hours?: string | undefined
}

export function datesWithYear({ dates, days }: Held): string {
  const year = days?.last.slice(0, 4)
  return !year || dates.includes(year) ? dates : `${dates}, ${year}`
}

export function eventsToCome(conferences: Conferences, now: Date): string[] {
  return allEvents(conferences)
    .filter((event) => !isOver(event, now))
    .map(({ code }) => code)
}

export function openThoughOver(events: readonly ConferenceEvent[], now: Date) {
  return events.flatMap((event) =>
    event.days && isOver(event, now) && isOpen(event, now)
      ? [{ code: event.code, label: eventLabel(event), lastDay: event.days.last }]
      : [],
  )
}

/** Whether the last day has passed in India or, for an event without days, whether it is closed. */
export function isOver(event: Pick<ConferenceEvent, 'days'> & Opening, now: Date): boolean {
  return event.days ? overOn(event, dayInIndia(now.getTime())) !== undefined : !isOpen(event, now)
}

/** The last day of a date that has passed in India; undefined while it is not over, or without days. */
export function overOn({ days }: { days?: { last: Day } | undefined }, today: Day) {
  return days && days.last < today ? days.last : undefined
}

/**
 * Events in the order of a form: coming ones first, soonest first, then those that are over and still
 * open. Their dates name the year, because nobody expects an earlier one. None that is cancelled.
 */
export function inOfferOrder<Event extends ConferenceEvent>(
  events: readonly Event[],
  now: Date,
): Event[] {
  const held = events.filter(({ cancelled }) => !cancelled)
  const over = held.filter((event) => isOver(event, now))
  const coming = held.filter((event) => !over.includes(event))
  return [
    ...coming.sort(byFirstDay),
    ...over.map((event) => ({ ...event, dates: datesWithYear(event) })),
  ]
}

type WithDays = { days?: { first: Day } | undefined }

/** Events without days come last: nobody knows when they are. */
export function byFirstDay(one: WithDays, other: WithDays): number {
  return compareText(one.days?.first ?? '9999', other.days?.first ?? '9999')
}

/** Only days are compared: other words for the same days are no move. */
export function movedFrom(
  sold: Pick<ConferenceEvent, 'dates' | 'days'>,
  now: Pick<ConferenceEvent, 'days'>,
): string | undefined {
  if (!sold.days || !now.days) return undefined
  const [before, after] = [sold.days, now.days]
  if (before.first === after.first && before.last === after.last) return undefined
  const year = before.last.slice(0, 4)
  const isNamed = sold.dates.includes(year) || year === after.last.slice(0, 4)
  return isNamed ? sold.dates : `${sold.dates}, ${year}`
}

/** Whether a balance is to be reminded of: from `ms` before the day on which it is due until that day is over. */
export function isBalanceTime(due: Day, { ms, now }: { ms: number; now: Date }): boolean {
  return isWithin(now, startOfDay(due) - ms, startOfDay(addDays(due, 1)))
}

/** Whether people are to be reminded of a conference: from `ms` before its first day until it begins. */
export function isConferenceTime(first: Day, { ms, now }: { ms: number; now: Date }): boolean {
  return isWithin(now, startOfDay(first) - ms, startOfDay(first))
}

function isWithin(now: Date, from: number, to: number): boolean {
  return now.getTime() >= from && now.getTime() < to
}

/** Takes attempts oldest first. One that is open beside a later paid one, as in two tabs, is not left halfway. */
export function leftHalfway<
  Each extends { state: PaymentState; opened_at: string; changed_at: string },
>(attempts: readonly Each[]): Each | undefined {
  const latest = attempts.at(-1)
  if (latest?.state !== 'open') return undefined
  const hasPaid = attempts.some(
    ({ state, changed_at }) => state === 'paid' && changed_at >= latest.opened_at,
  )
  return hasPaid ? undefined : latest
}

/** "Dec 12 to 13, 2026 (Saturday to Sunday), 9:00 am to 5:30 pm", as far as it is known. */
export function heldIn(language: Language, event: Held): string {
  return [datesHeldIn(language, event), event.hours].filter(Boolean).join(', ')
}

function datesHeldIn(language: Language, event: Held): string {
  const { days, dates } = event
  if (language !== 'en') return days ? weekdaysIn(language, days) : dates
  if (!days) return datesWithYear(event)
  const [first, last] = [weekdayIn('en', days.first), weekdayIn('en', days.last)]
  return `${datesWithYear(event)} (${days.first === days.last ? first : `${first} to ${last}`})`
}
