import { formatWhen } from '#domain/calendar/when.ts'
import type { DateState } from '#domain/conferences/date-state.ts'
import { formatDayAndMonth, shortMoment } from '#domain/dates.ts'
import { addDays, type Day } from '#domain/days.ts'
import { formatRupees } from '#domain/money.ts'
import type { FamilyPrice } from '#domain/registration/family-price.ts'

/** "Sun 21 to Fri 26 Feb 2027" */
export function daysWords({ first, last }: { first: Day; last: Day }): string {
  return formatWhen({ kind: 'days', firstDay: first, untilDay: addDays(last, 1) })
}

/** Days with their weekdays, or the words of a date whose days are not known. */
export function whenWords({ days, dates }: Dated): string {
  return days ? daysWords(days) : dates
}

type Dated = { days: { first: Day; last: Day } | undefined; dates: string }

const STATES: Record<DateState, string> = {
  open: 'Open',
  full: 'Full',
  'to-open': 'Opens later',
  closed: 'Closed',
  over: 'Over',
  'over-open': 'Over, still open',
}

/** "Open", or "Opens 1 December". */
export function stateWords(state: DateState, opens: number | undefined): string {
  return state === 'to-open' && opens
    ? `Opens ${formatDayAndMonth(new Date(opens))}`
    : STATES[state]
}

/** "182 of 220" */
export function placesWords({
  taken,
  places,
}: {
  taken: number
  places: number | undefined
}): string {
  return places === undefined ? `${taken}, no limit` : `${taken} of ${places}`
}

/** "1 person", "12 people" */
export function peopleWords(count: number): string {
  return `${count} ${count === 1 ? 'person' : 'people'}`
}

/** What a family of four would pay. 0 is free, and said so. */
export function familyWords({ withBeds, withoutBeds, part }: FamilyPrice): string {
  if (withBeds + withoutBeds + part === 0) return 'Free: nobody pays anything.'
  const amount = (minor: number) => (minor === 0 ? 'nothing' : formatRupees(minor))
  const reserve =
    part === 0 ? 'Nothing is needed to reserve.' : `${formatRupees(part)} reserve their places.`
  const full =
    withBeds === withoutBeds
      ? `${amount(withBeds)}, with or without beds`
      : `${amount(withBeds)} with beds, ${amount(withoutBeds)} without`
  return `A family of four would pay ${full}. ${reserve}`
}

/** Who the family of four is. */
export const FAMILY_HELP = 'Two adults, a child of 8 and a child of 4.'

/** What the history of the content says, in place of a reason that somebody types. */
export const WHY = {
  added: (what: string) => `New date: ${what}`,
  changed: (what: string) => `Changed: ${what}`,
  closed: (what: string) => `Registration closed: ${what}`,
  programme: (name: string) => `New programme: ${name}`,
  pastClosed: 'Past dates take no registrations.',
}

export const DATE_MESSAGES = {
  first: 'Please choose the first day, such as 21/2/2027.',
  last: 'Please choose the last day, such as 26/2/2027.',
  order: 'The last day is before the first day. Please choose a later one.',
  passed: 'This day has passed. Please choose one that is to come.',
  long: 'That is more than two months. Please check both days.',
  venue: 'Please write where it is, such as Church campus, Bangalore.',
  longVenue: 'Please write at most 100 characters.',
  places: 'Please write a whole number, such as 120, or leave it empty for no limit.',
  price: 'Please write an amount, such as 6000, or 0 where it is free.',
  paise: 'Please write whole rupees, such as 6000.',
  dear: 'Please write at most Rs. 10,00,000.',
  exists: 'This programme has a date on that day already. Please choose another day or place.',
  changed: 'Somebody else has just published. Please look at it and press Publish again.',
} as const

/** More cannot be asked to reserve a place than the place costs. */
export function partMessage(lowestMinor: number): string {
  return lowestMinor === 0
    ? 'Somebody comes free, so nothing can be asked to reserve. Please write 0.'
    : `Please write at most ${formatRupees(lowestMinor)}, the lowest of the prices.`
}

export function tooFewPlacesMessage(taken: number): string {
  return `${peopleWords(taken)} ${taken === 1 ? 'is' : 'are'} registered. Please write ${taken} or more, or cancel some registrations first.`
}

type PlannedDate = {
  open: boolean
  places: number | undefined
  /** Of the date that it is like. */
  like:
    | {
        letter: boolean
        capacity?: { residential?: number | undefined } | undefined
        price: { fullPaymentAtVenue: boolean }
      }
    | undefined
  isFromCalendar: boolean
}

/** What publishing a new date does, a sentence each. */
export function newDateWords({ open, places, like, isFromCalendar }: PlannedDate): string[] {
  const beds = like?.capacity?.residential
  const sentences = [
    open
      ? 'People can register for it within five seconds.'
      : 'It is shown as “Registration opens soon”. Open it later with “Edit this date”.',
    beds === undefined
      ? ''
      : `${Math.min(beds, places ?? beds)} of the places have a bed, as last time.`,
    like?.price.fullPaymentAtVenue ? 'Those who pay in full pay at the venue, as last time.' : '',
    like?.letter ? 'It has no information letter yet. Write one under “Everything”.' : '',
    isFromCalendar
      ? 'Dates of this programme usually come from the church’s calendar. One on the same day gives way to this one.'
      : '',
  ]
  return sentences.filter(Boolean)
}

/** Who is told of a change of a date, and who is not. */
export function changedDateWords(change: {
  taken: number
  isMoved: boolean
  isRepriced: boolean
  isFromCalendar: boolean
}): string[] {
  const { taken, isMoved, isRepriced, isFromCalendar } = change
  const are = `${peopleWords(taken)} ${taken === 1 ? 'is' : 'are'} registered`
  const sentences = [
    isFromCalendar ? 'This holds for all dates of this programme that come from the calendar.' : '',
    taken > 0 && isMoved
      ? `${are}. They keep their places and see the new days on their page. Nobody is told by itself: write to them afterwards.`
      : '',
    taken > 0 && isRepriced ? 'Those who are registered keep the price that they have.' : '',
    'Visitors see it within five seconds.',
  ]
  return sentences.filter(Boolean)
}

/** "Places: 120 → 100" */
export function changeWords(label: string, before: string, after: string): string {
  return `${label}: ${before} → ${after}`
}

/** A child who pays more than an adult is allowed, and probably not meant. */
export function doubtWords(price: {
  residential: number
  residentialChild: number
  nonResidential: number
  nonResidentialChild: number
}): string[] {
  return [
    price.residentialChild > price.residential
      ? 'Please check: with a bed, a child pays more than an adult.'
      : '',
    price.nonResidentialChild > price.nonResidential
      ? 'Please check: without a bed, a child pays more than an adult.'
      : '',
  ].filter(Boolean)
}

export const NOTHING_CHANGED = 'Nothing is different yet.'

/** What stands beside “Open now”, where the clock also decides. */
export function openHelpWords(
  { opens, closes }: { opens?: number | undefined; closes?: number | undefined },
  now: number,
): string | undefined {
  if (opens !== undefined && opens > now) {
    return `It opens by itself on ${shortMoment(opens)}. That is changed under “Everything”.`
  }
  if (closes === undefined) return undefined
  const when = shortMoment(closes)
  return closes > now
    ? `It closes by itself on ${when}. That is changed under “Everything”.`
    : `It closed by itself on ${when}. To open it again, change that under “Everything”.`
}

export const PROGRAMME_MESSAGES = {
  title: 'Please write what it is called, such as Summer Camp.',
  longTitle: 'Please write at most 60 characters.',
  address: 'Please write an address in English letters, such as summer-camp.',
  'address-exists': 'There is something at this address already. Please choose another one.',
  prefix: 'Please write 2 to 10 English letters, such as SC.',
  'prefix-exists': 'Another programme has these letters. Please choose others.',
  longAbout: 'Please write at most 300 characters.',
  'no-menu': 'This menu is no longer there. Please choose another one.',
} as const

/** The sentences that a new programme begins with. Its church changes them as it likes. */
export function programmeWords(name: string, about: string) {
  return {
    title: `${name} Registration Form`,
    formDescription: `Register for ${name}.`,
    pageDescription: about || `${name}: dates, prices and registration.`,
    lead: about || 'We look forward to meeting you.',
    text: `You are welcome at ${name}. The dates and prices are below. If you have a question, call us or write to us.`,
    register: 'Register Now',
    dates: 'Upcoming Dates',
    none: 'The next dates will be announced soon.',
    phone: 'Call us',
    email: 'Write to us',
  }
}

/** What publishing a new programme does, a sentence each. */
export function newProgrammeWords(planned: {
  name: string
  address: string
  form: string
  prefix: string
  menu: string | undefined
  open: boolean
}): string[] {
  const { name, address, form, prefix, menu, open } = planned
  return [
    `${name} gets a page at /${address}. You can write more on it afterwards.`,
    open
      ? `People can register at /${form} within five seconds.`
      : `Its form at /${form} says “Registration opens soon”.`,
    `Payment numbers begin with ${prefix}.`,
    menu ? `It stands in the menu under ${menu}.` : 'It is not in the menu.',
    'An event of the same name in the church’s calendar leads to this form.',
  ]
}

/** "Stars, night" */
export function pictureWords({ subject, palette }: { subject: string; palette: string }): string {
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}, ${palette}`
}

export const NOT_IN_MENU = 'Not in the menu'
