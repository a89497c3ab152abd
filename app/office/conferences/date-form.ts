import * as v from 'valibot'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, Texts } from '#app/ui/form/typed.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { readDay } from '#domain/dates.ts'
import { addDays, type Day } from '#domain/days.ts'
import { rupees } from '#domain/money.ts'
import type { CancelRule } from '#domain/registration/cancel-rule.ts'
import { type PriceTable, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { readTypedNumber, readTypedRupees } from '#domain/typed-number.ts'
import { DATE_MESSAGES, partMessage } from '#words/office/date-forms.ts'

/** The short form of a date. Days and venue are not asked of a date from the calendar. */
export type DateFormKind = 'new' | 'own' | 'undated' | 'calendar'

export function readDateForm(
  typed: Texts,
  asked: {
    kind: DateFormKind
    today: Day
    /** What the form doesn't ask stays as this date has it. */
    event?: ConferenceEvent | undefined
  },
): { ok: true; date: DateDetails } | { ok: false; errors: Errors } {
  const { kind, today, event } = asked
  const isCalendar = kind === 'calendar'
  const { notOffered, isNone, unpriced, offered } = offeredIn(typed)
  const venues = isCalendar && { venue: event?.venue ?? '' }
  const read = readForm(FORM, { ...offered, ...venues })
  const { days, errors: faults } = isCalendar ? { days: event?.days } : readDays(typed, kind, today)
  const prices = readForm(WHOLE_RUPEES, offered)
  const { part, ...others } = prices.ok ? prices.value : { part: 0 }
  // A price that can't be read has been said already, so only whole prices are compared.
  const lowest = Math.min(...Object.values(others))
  const partFault = part > lowest && { part: partMessage(lowest) }
  const noneFault = isNone && { residential: DATE_MESSAGES.none }
  const rule = read.ok ? [read.value.cancelDays, read.value.cancelPercent] : []
  const isHalf = rule.filter((each) => each !== undefined).length === 1
  const ruleFault = isHalf && { cancelPercent: DATE_MESSAGES.share }
  const all = { ...faults, ...partFault, ...noneFault, ...ruleFault, ...(!read.ok && read.errors) }
  const wrong = Object.entries(all).filter(([name]) => isNone || !unpriced.includes(name))
  const errors: Errors = Object.fromEntries(wrong)
  if (!read.ok || Object.keys(errors).length > 0) {
    const known = ORDER.flatMap((name) => (errors[name] ? [[name, errors[name]]] : []))
    return { ok: false, errors: Object.fromEntries(known) }
  }
  const { places, venue, cancelDays, cancelPercent, ...price } = read.value
  const isRuled = cancelDays !== undefined && cancelPercent !== undefined
  const cancel = isRuled ? { untilDays: cancelDays, refundPercent: cancelPercent } : undefined
  const priced = { ...price, ...(notOffered && { notOffered }) }
  return {
    ok: true,
    date: {
      ...{ days, venue, places, price: priced, cancel },
      dayNotes: typed.dayNotes === 'yes',
      open: typed.open === 'yes',
    },
  }
}

/** What is not offered has the prices of the other, whatever stands in its fields. */
function offeredIn(typed: Texts) {
  const [noBeds, bedsOnly] = [typed.noBeds === 'yes', typed.bedsOnly === 'yes']
  const isNone = noBeds && bedsOnly
  const [from, to] = bedsOnly
    ? [PRICES.slice(0, 2), PRICES.slice(2, 4)]
    : [PRICES.slice(2, 4), PRICES.slice(0, 2)]
  const unpriced: readonly string[] = noBeds || bedsOnly ? to : []
  const copied = unpriced.map((name, index) => [name, typed[from[index] ?? ''] ?? ''])
  const notOffered = unpriced.length === 0 ? undefined : RESIDENTIAL_TYPES[bedsOnly ? 1 : 0]
  return { notOffered, isNone, unpriced, offered: { ...typed, ...Object.fromEntries(copied) } }
}

const PRICES = [
  'residential',
  'residentialChild',
  'nonResidential',
  'nonResidentialChild',
  'part',
] as const

const ORDER = ['first', 'last', 'places', 'venue', ...PRICES, 'cancelDays', 'cancelPercent']

const amount = v.pipe(v.string(), v.transform(readTypedRupees), v.number(DATE_MESSAGES.price))

const AMOUNTS = v.object(v.entriesFromList(PRICES, amount))

const wholeAmount = v.pipe(
  amount,
  v.multipleOf(rupees(1), DATE_MESSAGES.paise),
  v.maxValue(rupees(10_00_000), DATE_MESSAGES.dear),
)

const WHOLE_RUPEES = v.object(v.entriesFromList(PRICES, wholeAmount))

const FORM = v.object({
  venue: v.pipe(
    v.string(),
    v.nonEmpty(DATE_MESSAGES.venue),
    v.maxLength(100, DATE_MESSAGES.longVenue),
  ),
  places: v.pipe(
    v.string(),
    v.check((text) => text === '' || readPlaceCount(text) !== undefined, DATE_MESSAGES.places),
    v.transform(readPlaceCount),
  ),
  ...WHOLE_RUPEES.entries,
  cancelDays: upTo(365, DATE_MESSAGES.days),
  cancelPercent: upTo(100, DATE_MESSAGES.share),
})

/** "14", "14 days" or "80 %"; undefined where it is empty. */
function upTo(max: number, message: string) {
  const read = (text: string) => readTypedNumber(text.replace(/(?:days?|%)$/i, ''))
  return v.pipe(
    v.string(),
    v.check((text) => {
      const count = text === '' ? 0 : (read(text) ?? -1)
      return Number.isInteger(count) && count >= 0 && count <= max
    }, message),
    v.transform((text) => (text === '' ? undefined : read(text))),
  )
}

const MAX_DAYS = 62

/** One day needs no last one. A date that never had days needs none. */
function readDays(
  typed: Texts,
  kind: DateFormKind,
  today: Day,
): { days?: DateDetails['days']; errors?: Errors } {
  const { first: from = '', last: to = '' } = typed
  if (kind === 'undated' && from === '' && to === '') return { days: undefined }
  const first = readDay(from)
  const last = to === '' ? first : readDay(to)
  if (!first || !last) {
    const wrong = !first && { first: DATE_MESSAGES.first }
    return { errors: { ...wrong, ...(to !== '' && !last && { last: DATE_MESSAGES.last }) } }
  }
  if (last < first) return { errors: { last: DATE_MESSAGES.order } }
  if (kind === 'new' && first < today) return { errors: { first: DATE_MESSAGES.passed } }
  if (last > addDays(first, MAX_DAYS)) return { errors: { last: DATE_MESSAGES.long } }
  return { days: { first, last } }
}

export function wholePrices(typed: Texts): PriceTable | undefined {
  const { offered, notOffered } = offeredIn(typed)
  const read = v.safeParse(AMOUNTS, offered)
  return read.success ? { ...read.output, fullPaymentAtVenue: false, notOffered } : undefined
}

export function readPlaceCount(text: string): number | undefined {
  const count = readTypedNumber(text.replace(/(?:people|places)$/i, '')) ?? 0
  return Number.isInteger(count) && count > 0 && count <= MAX_PLACES ? count : undefined
}

const MAX_PLACES = 999_999

/** What others have published since the form was opened counts where nothing was typed. */
export function rebased(typed: Texts, before: Texts, now: Texts): Record<string, string> {
  const isOwn = (name: string) => (typed[name] ?? '') !== (before[name] ?? '')
  const theirs = Object.entries(now).filter(([name]) => !isOwn(name))
  return { ...typed, ...Object.fromEntries(theirs) }
}

export function typedOf(
  event:
    | Pick<ConferenceEvent, 'days' | 'venue' | 'capacity' | 'price' | 'dayNotes' | 'open'>
    | undefined,
  cancel: CancelRule | undefined,
): Record<string, string> {
  if (!event) return { open: 'yes' }
  const { days, venue: at, capacity, price: amounts, dayNotes, open } = event
  const { fullPaymentAtVenue: _, notOffered, ...prices } = amounts
  return {
    first: days?.first ?? '',
    last: days?.last ?? '',
    venue: at,
    places: String(capacity?.people ?? ''),
    ...Object.fromEntries(
      Object.entries(prices).map(([name, minor]) => [name, String(minor / rupees(1))]),
    ),
    noBeds: notOffered === 'Residential' ? 'yes' : '',
    bedsOnly: notOffered === 'Non Residential' ? 'yes' : '',
    cancelDays: String(cancel?.untilDays ?? ''),
    cancelPercent: String(cancel?.refundPercent ?? ''),
    dayNotes: dayNotes ? 'yes' : '',
    open: open ? 'yes' : '',
  }
}
