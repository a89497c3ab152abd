import { DATE_WORDS } from '../date-words.ts'
import { MONTHS } from '../dates.ts'
import { type Day, type Moment, timeInIndia } from '../days.ts'
import type { Language } from '../language.ts'
import { daysIn, timeOfDayIn } from '../language-formats.ts'
import type { CancelRule } from '../registration/cancel-rule.ts'
import type { PriceTable } from '../registration/price.ts'
import {
  byFirstDay,
  type ConferenceEvent,
  type Conferences,
  isOpen,
  isOver,
  type Programme,
} from './conference.ts'

export type CalendarDate = {
  calendarId: string
  programme: string
  code: string
  title: string
  location: string | undefined
  days: { first: Day; last: Day }
  begins: Moment
  isGone: boolean
}

/** "ewg20261212"; the second of the same day is "ewg20261212b". Beyond "z" they are numbered. */
export function dateCode({ prefix, first, nth }: { prefix: string; first: Day; nth: number }) {
  const base = `${prefix.toLowerCase()}${first.replaceAll('-', '')}`
  if (nth === 0) return base
  return nth < LETTERS.length ? `${base}${LETTERS[nth]}` : `${base}n${nth + 1}`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

type Offering = {
  programme: Programme & { prices: PriceTable }
  venue: string
  language: Language
}

/** The date as the form offers it: on its own terms or the programme's, until it begins or closes. */
export function toConferenceEvent(
  date: CalendarDate,
  { programme, venue, language }: Offering,
): ConferenceEvent & { holdMinutes: number } {
  const { holdMinutes = USUAL_HOLD_MINUTES, closesBefore = 0 } = programme
  const own = programme.calendarDates?.find(({ code }) => code === date.code)
  const { people, residential } = own?.capacity ?? programme.capacity ?? {}
  const hasLimit = people !== undefined || residential !== undefined
  return {
    code: date.code,
    calendarId: date.calendarId,
    name: programmeName(programme) ?? date.title,
    dates: datesIn(language, date.days),
    days: date.days,
    hours: programme.hours ?? beginning(date, language),
    venue,
    open: !date.isGone && (own?.open ?? true),
    cancelled: own?.cancelled,
    cancel: own?.cancel,
    dayNotes: own?.dayNotes,
    closes: date.begins - closesBefore,
    letter: programme.letter === true,
    capacity: hasLimit ? { people, residential } : undefined,
    holdMinutes,
    price: own?.prices ?? programme.prices,
  }
}

export const USUAL_HOLD_MINUTES = 120

/** What all its dates are called. The calendar has a title of its own for each, in one language. */
export function programmeName({ events }: Pick<Programme, 'events'>): string | undefined {
  const [name, ...others] = new Set(events.map((event) => event.name))
  return others.length > 0 ? undefined : name
}

/** A place as visitors know it: the calendar names it in one language. */
export function placeName({ venues = [] }: Pick<Conferences, 'venues'>, location?: string) {
  return venues.find(({ calendar }) => calendar === location)?.name ?? location
}

/** "from 9:00 AM"; undefined for an event of whole days, which begins at midnight. */
function beginning({ begins }: CalendarDate, language: Language): string | undefined {
  const time = timeInIndia(begins)
  return time === '00:00' ? undefined : DATE_WORDS[language].from(timeOfDayIn(language, time))
}

/** "Dec 12 to 13"; other languages name the year too, as "12–13 டிசம்பர் 2026". */
export function datesIn(language: Language, days: { first: Day; last: Day }): string {
  return language === 'en' ? formatDates(days) : daysIn(language, days)
}

export function formatDates({ first, last }: { first: Day; last: Day }): string {
  const from = monthAndDate(first)
  if (first >= last) return from
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${from} to ${sameMonth ? Number(last.slice(8)) : monthAndDate(last)}`
}

function monthAndDate(day: Day): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
}

export type DatePrices = Omit<PriceTable, 'fullPaymentAtVenue'>

/** What the office says about a date. Everything else is made from it. */
export type DateDetails = {
  /** Undefined only of a date that never had days. */
  days: { first: Day; last: Day } | undefined
  venue: string
  places: number | undefined
  price: DatePrices
  /** Undefined where the office decides about each cancellation. */
  cancel: CancelRule | undefined
  dayNotes?: boolean | undefined
  open: boolean
}

export function latestDate({ events }: Programme): ConferenceEvent | undefined {
  const dated = events.filter(({ days }) => days)
  return dated.toSorted(byFirstDay).at(-1) ?? events.at(-1)
}

/**
 * - `full`: people can still join the waiting list
 * - `to-open`: it opens by itself later
 * - `over-open`: it has passed, and people can still register
 */
export type DateState = 'open' | 'full' | 'to-open' | 'closed' | 'over' | 'over-open' | 'cancelled'

export function dateState(
  event: ConferenceEvent,
  { taken, now }: { taken: number; now: Date },
): DateState {
  if (event.cancelled) return 'cancelled'
  const isTaking = isOpen(event, now)
  if (event.days && isOver(event, now)) return isTaking ? 'over-open' : 'over'
  if (isTaking)
    return taken >= (event.capacity?.people ?? Number.POSITIVE_INFINITY) ? 'full' : 'open'
  return event.open && (event.opens ?? 0) > now.getTime() ? 'to-open' : 'closed'
}
