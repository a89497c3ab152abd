import type { Day } from '#domain/days.ts'
import type { PriceTable } from '#domain/registration/price.ts'
import { type ConferenceEvent, isOpen, type Programme } from './conference.ts'
import { byFirstDay, isOver } from './to-come.ts'

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

/**
 * Whether people can register for a date.
 *
 * - `open`: yes
 * - `full`: only for the waiting list
 * - `to-open`: it opens by itself later
 * - `closed`: no
 * - `over`: no, because it has passed
 * - `over-open`: it has passed, and people still can
 */
export type DateState = 'open' | 'full' | 'to-open' | 'closed' | 'over' | 'over-open'

type Known = { taken: number; now: Date }

export function dateState(event: ConferenceEvent, { taken, now }: Known): DateState {
  const isTaking = isOpen(event, now)
  if (event.days && isOver(event, now)) return isTaking ? 'over-open' : 'over'
  if (isTaking)
    return taken >= (event.capacity?.people ?? Number.POSITIVE_INFINITY) ? 'full' : 'open'
  return event.open && (event.opens ?? 0) > now.getTime() ? 'to-open' : 'closed'
}
