import * as v from 'valibot'
import { DATE_MESSAGES, partMessage } from '#app/office/words/date-forms.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import type { DateDetails, DatePrices } from '#domain/conferences/calendar-date.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { readDay } from '#domain/dates.ts'
import { addDays, type Day } from '#domain/days.ts'
import { rupees } from '#domain/money.ts'
import type { PriceTable } from '#domain/registration/price.ts'
import { readTypedNumber, readTypedRupees } from '#domain/typed-number.ts'

/** The short form of a date. Days, venue and open are not asked of a date from the calendar. */
export type DateFormKind = 'new' | 'own' | 'undated' | 'calendar'

type Asked = {
  kind: DateFormKind
  today: Day
  /** A date that is changed: what the form doesn't ask stays. */
  event?: ConferenceEvent | undefined
}

/** Reads what was typed, or says beside each field what is wrong with it. */
export function readDateForm(
  typed: Typed,
  { kind, today, event }: Asked,
): { ok: true; date: DateDetails } | { ok: false; errors: Errors } {
  const isCalendar = kind === 'calendar'
  const read = readForm(FORM, isCalendar ? { ...typed, venue: event?.venue ?? '' } : typed)
  const days = isCalendar ? { days: event?.days, errors: {} } : readDays(typed, { kind, today })
  const faults = read.ok ? {} : read.errors
  const errors = { ...days.errors, ...partFault(typed, faults), ...faults }
  if (!read.ok || Object.keys(errors).length > 0) return { ok: false, errors: inOrder(errors) }
  const { places, venue, ...price } = read.value
  const open = isCalendar ? event?.open === true : typed.open === 'yes'
  return { ok: true, date: { days: days.days, venue, places, price, open } }
}

const LONGEST_VENUE = 100

const venue = v.pipe(
  v.string(),
  v.nonEmpty(DATE_MESSAGES.venue),
  v.maxLength(LONGEST_VENUE, DATE_MESSAGES.longVenue),
)

const places = v.pipe(
  v.string(),
  v.check((text) => text === '' || readPlaceCount(text) !== undefined, DATE_MESSAGES.places),
  v.transform(readPlaceCount),
)

const price = v.pipe(
  v.string(),
  v.check((text) => readTypedRupees(text) !== undefined, DATE_MESSAGES.price),
  v.check((text) => (readTypedRupees(text) ?? 0) % rupees(1) === 0, DATE_MESSAGES.paise),
  v.check((text) => (readTypedRupees(text) ?? 0) <= MAX_MINOR, DATE_MESSAGES.dear),
  v.transform((text) => readTypedRupees(text) ?? 0),
)

const MAX_MINOR = rupees(10_00_000)

const PRICES = {
  residential: price,
  residentialChild: price,
  nonResidential: price,
  nonResidentialChild: price,
  part: price,
}

const FORM = v.object({ venue, places, ...PRICES })

const MAX_DAYS = 62

/** One day needs no last one. A date that never had days needs none. */
function readDays(
  typed: Typed,
  { kind, today }: Asked,
): { days: DateDetails['days']; errors: Errors } {
  const { first: from = '', last: to = '' } = typed
  if (kind === 'undated' && from === '' && to === '') return { days: undefined, errors: {} }
  const first = readDay(from)
  const last = to === '' ? first : readDay(to)
  const wrong = (errors: Errors) => ({ days: undefined, errors })
  if (!first || !last) {
    return wrong({
      ...(!first && { first: DATE_MESSAGES.first }),
      ...(to !== '' && !last && { last: DATE_MESSAGES.last }),
    })
  }
  if (last < first) return wrong({ last: DATE_MESSAGES.order })
  if (kind === 'new' && first < today) return wrong({ first: DATE_MESSAGES.passed })
  if (last > addDays(first, MAX_DAYS)) return wrong({ last: DATE_MESSAGES.long })
  return { days: { first, last }, errors: {} }
}

/** What is asked to reserve is a part of every price, once these can be read. */
function partFault(typed: Typed, faults: Errors): Errors {
  if (Object.keys(PRICES).some((name) => faults[name])) return {}
  const { part, ...others } = readPrices(typed)
  const known = Object.values(others).filter((amount) => amount !== undefined)
  const lowest = Math.min(...known)
  return part !== undefined && part > lowest ? { part: partMessage(lowest) } : {}
}

/** All prices, once each of them can be read. */
export function wholePrices(typed: Typed): PriceTable | undefined {
  const { residential, nonResidential, residentialChild, nonResidentialChild, part } =
    readPrices(typed)
  if (residential === undefined || residentialChild === undefined) return undefined
  if (nonResidential === undefined || nonResidentialChild === undefined) return undefined
  if (part === undefined) return undefined
  const prices = { residential, nonResidential, residentialChild, nonResidentialChild, part }
  return { ...prices, fullPaymentAtVenue: false }
}

/** The prices that can be read so far. */
function readPrices(typed: Typed): Partial<DatePrices> {
  return {
    residential: readTypedRupees(typed.residential ?? ''),
    nonResidential: readTypedRupees(typed.nonResidential ?? ''),
    residentialChild: readTypedRupees(typed.residentialChild ?? ''),
    nonResidentialChild: readTypedRupees(typed.nonResidentialChild ?? ''),
    part: readTypedRupees(typed.part ?? ''),
  }
}

/** "120", "1,200" or "120 people". */
export function readPlaceCount(text: string): number | undefined {
  const count = readTypedNumber(text.replace(/(?:people|places)$/i, '')) ?? 0
  return Number.isInteger(count) && count > 0 && count <= MAX_PLACES ? count : undefined
}

const MAX_PLACES = 999_999

const ORDER = ['first', 'last', 'places', 'venue', ...Object.keys(PRICES)]

/** As the fields stand in the form. */
function inOrder(errors: Errors): Errors {
  const known = ORDER.flatMap((name) => (errors[name] ? [[name, errors[name]]] : []))
  return Object.fromEntries(known)
}

/** What somebody typed, over what somebody else has published since their form was opened. */
export function rebased(typed: Typed, before: Typed, now: Typed): Record<string, string> {
  const isOwn = (name: string) => (typed[name] ?? '') !== (before[name] ?? '')
  const theirs = Object.entries(now).filter(([name]) => !isOwn(name))
  return { ...typed, ...Object.fromEntries(theirs) }
}

/** What the form shows of a date that it is about, or that a new one is like. */
export function typedOf(event: ConferenceEvent | undefined): Record<string, string> {
  if (!event) return { open: 'yes' }
  const { days, venue: at, capacity, price: amounts, open } = event
  const { fullPaymentAtVenue: _, ...prices } = amounts
  return {
    first: days?.first ?? '',
    last: days?.last ?? '',
    venue: at,
    places: String(capacity?.people ?? ''),
    ...Object.fromEntries(
      Object.entries(prices).map(([name, minor]) => [name, String(minor / rupees(1))]),
    ),
    open: open ? 'yes' : '',
  }
}
