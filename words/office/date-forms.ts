import type { DateDetails, DatePrices } from '#domain/conferences/calendar-date.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { ResidentialType } from '#domain/registration/price.ts'
import { daysWords, PRICE_LABELS, peopleWords } from './conferences.ts'

export const WHY = {
  added: (what: string) => `New date: ${what}`,
  changed: (what: string) => `Changed: ${what}`,
  programme: (name: string) => `New programme: ${name}`,
  pastClosed: 'Past dates take no registrations.',
}

export const DATE_MESSAGES = {
  first: 'Please choose the first day, such as 21/2/2027.',
  last: 'Please choose the last day, such as 26/2/2027.',
  order: 'The last day is before the first day. Please choose a later one.',
  passed: 'This day has passed. Please choose a later one.',
  long: 'That is more than two months. Please check both days.',
  venue: 'Please enter where it is, such as Church campus, Bangalore.',
  longVenue: 'Please enter at most 100 characters.',
  places: 'Please enter a whole number, such as 120, or leave it empty for no limit.',
  price: 'Please enter an amount, such as 6000, or 0 where it is free.',
  paise: 'Please enter whole rupees, such as 6000.',
  dear: 'Please enter at most Rs. 10,00,000.',
  none: 'Please offer one of them: with a bed, or without.',
  days: 'Please enter a number of days, such as 14, or leave both fields empty.',
  share: 'Please enter a share from 0 to 100, such as 80, or leave both fields empty.',
  exists: 'This programme already has a date on that day. Please choose another day or place.',
  changed: 'Somebody else has just published. Please look at it and press Publish again.',
} as const

export function partMessage(lowestMinor: number): string {
  return lowestMinor === 0
    ? 'One of the prices is 0, so reserving must be free too. Please enter 0.'
    : `Please enter at most ${formatRupees(lowestMinor)}, the lowest of the prices.`
}

export function tooFewPlacesMessage(taken: number): string {
  return `${peopleWords(taken)} ${taken === 1 ? 'is' : 'are'} registered. Please enter ${taken} or more, or cancel some registrations first.`
}

export function newDateWords(plannedDate: {
  open: boolean
  places: number | undefined
  like: Pick<ConferenceEvent, 'letter' | 'capacity' | 'price'> | undefined
  isFromCalendar: boolean
}) {
  const { open, places, like, isFromCalendar } = plannedDate
  const beds = like?.capacity?.residential
  return [
    open
      ? 'People can register for it within five seconds.'
      : 'It is shown as “Registration opens soon”. Open it later with “Edit this date”.',
    beds !== undefined &&
      `${Math.min(beds, places ?? beds)} of the places have a bed, as last time.`,
    like?.price.fullPaymentAtVenue === true &&
      'Those who pay in full pay at the venue, as last time.',
    like?.letter === true && 'It has no information letter yet. Write one under “Everything”.',
    isFromCalendar &&
      'Dates of this programme usually come from the church’s calendar. If the calendar has one on the same day, this one replaces it.',
  ]
}

export function changedDateWords(change: {
  taken: number
  isMoved: boolean
  isRepriced: boolean
  isClosed: boolean
}) {
  const { taken, isMoved, isRepriced, isClosed } = change
  const are = `${peopleWords(taken)} ${taken === 1 ? 'is' : 'are'} registered`
  return [
    isClosed && 'Nobody can register any more, and unfinished payments can’t be continued.',
    isClosed && taken > 0 && `${are}. Places are kept, and nobody is told.`,
    taken > 0 &&
      isMoved &&
      `${are}. They keep their places and see the new days on their page. They are not told automatically: please write to them afterwards.`,
    taken > 0 && isRepriced && 'Those who are already registered keep their price.',
    'Visitors see it within five seconds.',
  ]
}

/** A child who pays more than an adult is allowed, and probably not meant. */
export function doubtWords(price: DatePrices) {
  return [
    price.residentialChild > price.residential &&
      'Please check: with a bed, a child pays more than an adult.',
    price.nonResidentialChild > price.nonResidential &&
      'Please check: without a bed, a child pays more than an adult.',
  ]
}

export const NOTHING_CHANGED = 'Nothing has been changed yet.'

/** Each change is said as "Places: 120 → 100". */
export function dateChanges(date: DateDetails, changed: DateDetails): string[] {
  const before = wordsOf(date)
  return Object.entries(wordsOf(changed)).flatMap(([label, words]) => {
    const old = before[label] ?? ''
    return old === words ? [] : [`${label}: ${old} → ${words}`]
  })
}

function wordsOf(details: DateDetails): Record<string, string> {
  const { days, venue, places, price, cancel, dayNotes, open } = details
  const amount = (minor: Paise, type: ResidentialType) => {
    if (price.notOffered === type) return 'not offered'
    return minor === 0 ? 'free' : formatRupees(minor)
  }
  return {
    Days: days ? daysWords(days) : 'not fixed',
    Venue: venue,
    Places: places === undefined ? 'no limit' : String(places),
    [PRICE_LABELS.residential]: amount(price.residential, 'Residential'),
    [PRICE_LABELS.residentialChild]: amount(price.residentialChild, 'Residential'),
    [PRICE_LABELS.nonResidential]: amount(price.nonResidential, 'Non Residential'),
    [PRICE_LABELS.nonResidentialChild]: amount(price.nonResidentialChild, 'Non Residential'),
    [PRICE_LABELS.part]: price.part === 0 ? 'free' : formatRupees(price.part),
    Cancelling: cancel
      ? `by themselves until ${cancel.untilDays} days before, ${cancel.refundPercent} % goes back`
      : 'they ask the office',
    'Notes for the day': dayNotes ? 'yes' : 'no',
    'Open now': open ? 'yes' : 'no',
  }
}
