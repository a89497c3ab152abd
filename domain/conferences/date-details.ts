import type { Day } from '#domain/days.ts'
import type { PriceTable } from '#domain/registration/price.ts'
import type { ConferenceEvent, Programme } from './conference.ts'

export type DatePrices = Omit<PriceTable, 'fullPaymentAtVenue'>

/** What the office says about a date. Everything else is made from it. */
export type DateDetails = {
  /** Undefined only of a date that never had days. */
  days: { first: Day; last: Day } | undefined
  venue: string
  /** Undefined where there is no limit. */
  places: number | undefined
  price: DatePrices
  open: boolean
}

/** The date of a programme with the latest first day: what a new one begins with. */
export function latestDate({ events }: Programme): ConferenceEvent | undefined {
  const dated = events.filter(({ days }) => days)
  return dated.toSorted(byFirstDay).at(-1) ?? events.at(-1)
}

function byFirstDay(one: ConferenceEvent, other: ConferenceEvent): number {
  const [a, b] = [one.days?.first ?? '', other.days?.first ?? '']
  return a === b ? 0 : a < b ? -1 : 1
}
