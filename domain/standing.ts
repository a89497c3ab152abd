import type { Paise } from './money.ts'
import type { Hold } from './registration/places.ts'

/**
 * Where a registration or a gift stands. Everybody shows these words: the visitor's pages, mails, the
 * office and its exports.
 *
 * - `Waiting`: on the waiting list, with nothing to pay yet
 * - `Not paid`: nothing was received
 * - `Part paid`: some of the price was received
 * - `Paid`: all of it was received, or it costs nothing
 * - `Overpaid`: more than the price was received
 * - `Refunded`: everything received went back
 * - `Cancelled`: the registration was called off, whatever became of its money
 * - `Expired`: not paid in time, and its places went to others
 */
export const STANDINGS = [
  'Waiting',
  'Not paid',
  'Part paid',
  'Paid',
  'Overpaid',
  'Refunded',
  'Cancelled',
  'Expired',
] as const

export type Standing = (typeof STANDINGS)[number]

/** What was received over all attempts, and what of it was given back. */
export type MoneySums = { receivedMinor: Paise; returnedMinor: Paise }

export type AccountFacts = MoneySums & {
  /** What it costs in all. */
  priceMinor: Paise
  /** The registration's places; gifts have none. */
  hold?: Hold | undefined
}

export type Account = { standing: Standing; paidMinor: Paise; dueMinor: Paise }

/** What is due is the price, less what was received, plus what was given back. */
export function accountOf(facts: AccountFacts): Account {
  const standing = standingOf(facts)
  const paidMinor = facts.receivedMinor - facts.returnedMinor
  return { standing, paidMinor, dueMinor: OWES.has(standing) ? facts.priceMinor - paidMinor : 0 }
}

/** Who waits has no place to pay for yet; who let their places expire may still pay for them. */
const OWES: ReadonlySet<Standing> = new Set(['Not paid', 'Part paid', 'Expired'])

function standingOf({ priceMinor, receivedMinor, returnedMinor, hold }: AccountFacts): Standing {
  const paidMinor = receivedMinor - returnedMinor
  if (hold === 'cancelled') return 'Cancelled'
  if (hold === 'waiting' && receivedMinor === 0) return 'Waiting'
  // Who has everything back does not come, and owes nothing.
  if (receivedMinor > 0 && paidMinor <= 0) return 'Refunded'
  if (paidMinor > priceMinor) return 'Overpaid'
  if (paidMinor === priceMinor) return 'Paid'
  if (paidMinor > 0) return 'Part paid'
  return hold === 'released' ? 'Expired' : 'Not paid'
}
