import { daysWords } from '#app/office/words/conferences.ts'
import { changedDateWords, dateChangeWords, doubtWords } from '#app/office/words/date-forms.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { DatePage } from '#workflows/conferences/read-dates.ts'

/** What differs between a date and what was typed for it: "Places: 120 → 100". */
export function dateChanges(event: ConferenceEvent, details: DateDetails): string[] {
  const before = wordsOf(detailsOf(event))
  const after = wordsOf(details)
  return [...after].flatMap(([label, words]) => {
    const old = before.get(label) ?? ''
    return old === words ? [] : [dateChangeWords(label, old, words)]
  })
}

/** A date as the short form has it. */
export function detailsOf(event: ConferenceEvent): DateDetails {
  return { ...event, days: event.days, places: event.capacity?.people }
}

/** Each field in words, by its label. */
function wordsOf({ days, venue, places, price, open }: DateDetails): Map<string, string> {
  return new Map([
    ['Days', days ? daysWords(days) : 'not fixed'],
    ['Venue', venue],
    ['Places', places === undefined ? 'no limit' : String(places)],
    ['With a bed, adult', amountWords(price.residential)],
    ['With a bed, child', amountWords(price.residentialChild)],
    ['Without a bed, adult', amountWords(price.nonResidential)],
    ['Without a bed, child', amountWords(price.nonResidentialChild)],
    ['To reserve', amountWords(price.part)],
    ['Open now', open ? 'yes' : 'no'],
  ])
}

function amountWords(minor: Paise): string {
  return minor === 0 ? 'free' : formatRupees(minor)
}

/** What a change means for those who are registered, and what is doubtful about it. */
export function consequencesOf(date: DatePage, details: DateDetails): string[] {
  const { event, taken, calendar } = date
  const isMoved =
    details.days?.first !== event.days?.first || details.days?.last !== event.days?.last
  const isRepriced = Object.entries(details.price).some(
    ([name, minor]) => new Map<string, unknown>(Object.entries(event.price)).get(name) !== minor,
  )
  const isFromCalendar = calendar !== undefined
  return [
    ...changedDateWords({ taken, isMoved, isRepriced, isFromCalendar }),
    ...doubtWords(details.price),
  ]
}
