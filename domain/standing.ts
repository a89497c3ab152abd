import type { Paise } from './money.ts'
import { type Hold, takesPlaces } from './registration/places.ts'

/**
 * Where a registration or a gift stands. Every page, mail and export shows these words.
 *
 * - `Waiting`: on the waiting list, with nothing to pay yet
 * - `Not paid`: nothing was received
 * - `Part paid`: some of the price was received
 * - `Paid`: all of it was received, or it costs nothing
 * - `Overpaid`: more than the price was received
 * - `Refunded`: everything received went back
 * - `Cancelled`: cancelled, whether its money was refunded or not
 * - `Expired`: not paid in time, so its places were released
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

/** Whoever stands so does not come. */
export const ABSENT_STANDINGS = ['Waiting', 'Refunded', 'Cancelled', 'Expired'] as const

/** What was received over all payments, and how much of it was refunded. */
export type MoneySums = { receivedMinor: Paise; returnedMinor: Paise }

type AccountFacts = MoneySums & {
  /** The full price. */
  priceMinor: Paise
  /** By how much the office reduced it. */
  reducedMinor?: Paise | undefined
  /** The registration's places; gifts have none. */
  hold?: Hold | undefined
}

export type Account = {
  standing: Standing
  paidMinor: Paise
  dueMinor: Paise
  /** How much more was received than asked for. */
  excessMinor: Paise
}

/** The amount due is the price, less reductions and what was received, plus what was given back. */
export function accountOf(facts: AccountFacts): Account {
  const standing = standingOf(facts)
  const paidMinor = facts.receivedMinor - facts.returnedMinor
  const leftMinor = askedOf(facts) - paidMinor
  return {
    standing,
    paidMinor,
    dueMinor: OWES.has(standing) ? leftMinor : 0,
    excessMinor: standing === 'Overpaid' ? -leftMinor : 0,
  }
}

/** The price after reductions. */
function askedOf({ priceMinor, reducedMinor = 0 }: AccountFacts): Paise {
  return priceMinor - reducedMinor
}

/** `Waiting` owes nothing, because it has no place to pay for; `Expired` does, because it may still be paid. */
const OWES: ReadonlySet<Standing> = new Set(['Not paid', 'Part paid', 'Expired'])

function standingOf(facts: AccountFacts): Standing {
  const { receivedMinor, returnedMinor, hold } = facts
  const askedMinor = askedOf(facts)
  const paidMinor = receivedMinor - returnedMinor
  if (hold === 'cancelled') return 'Cancelled'
  if (hold === 'waiting' && receivedMinor === 0) return 'Waiting'
  // Somebody who got everything back doesn't attend, and owes nothing, unless places are held anew.
  const hasPlaces = hold !== undefined && takesPlaces(hold)
  if (receivedMinor > 0 && paidMinor <= 0 && !hasPlaces) return 'Refunded'
  if (paidMinor > askedMinor) return 'Overpaid'
  if (paidMinor === askedMinor) return 'Paid'
  if (paidMinor > 0) return 'Part paid'
  return hold === 'released' ? 'Expired' : 'Not paid'
}
