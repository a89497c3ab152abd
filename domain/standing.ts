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
 * - `Refunded`: everything received went back, or is on its way
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

/** What is on its way back, and since when. Only the provider's word makes it given back. */
export type Coming = { amountMinor: Paise; since: string }

export type MoneySums = {
  /** Over all payments. */
  receivedMinor: Paise
  /** What was given back of it, with what is on its way: that counts as given back. */
  returnedMinor: Paise
  /** The part of it that is on its way. */
  coming?: Coming | undefined
}

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
  coming: Coming | undefined
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
    coming: facts.coming,
  }
}

/**
 * - `coming`: on its way back
 * - `held`: the money of a cancelled registration, which is neither refunded nor kept by anybody's word yet
 */
export type MoneyState =
  | ({ says: 'coming' } & Coming)
  | { says: 'held' | 'too-much' | 'due'; amountMinor: Paise }
  | { says: 'nothing-due' }

/** How money stands: what the office's heads and lists, the private page and mails put into words. */
export function moneyStates({ standing, paidMinor, ...account }: Account): MoneyState[] {
  const { coming, dueMinor, excessMinor } = account
  const states: MoneyState[] = coming ? [{ says: 'coming', ...coming }] : []
  const isHeld = standing === 'Cancelled' && paidMinor > 0
  if (isHeld) states.push({ says: 'held', amountMinor: paidMinor })
  else if (excessMinor > 0) states.push({ says: 'too-much', amountMinor: excessMinor })
  else if (dueMinor > 0) states.push({ says: 'due', amountMinor: dueMinor })
  return states.length > 0 ? states : [{ says: 'nothing-due' }]
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
  // While it is on its way its places are not free yet, and nobody asks for the money again.
  const isLeaving = hold === 'confirmed' && facts.coming !== undefined
  if (receivedMinor > 0 && paidMinor <= 0 && (!hasPlaces || isLeaving)) return 'Refunded'
  if (paidMinor > askedMinor) return 'Overpaid'
  if (paidMinor === askedMinor) return 'Paid'
  if (paidMinor > 0) return 'Part paid'
  return hold === 'released' ? 'Expired' : 'Not paid'
}
