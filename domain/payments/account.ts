import type { Paise } from '#domain/money.ts'
import type { Hold } from '#domain/registration/places.ts'

/** How a gift or a registration stands, in one word for people. */
export type AccountWord =
  | 'Waiting'
  | 'Not paid'
  | 'Part paid'
  | 'Paid'
  | 'Overpaid'
  | 'Refunded'
  | 'Expired'

export type Account = { word: AccountWord; paidMinor: Paise; dueMinor: Paise }

type Ledger = {
  /** What it costs in all. */
  priceMinor: Paise
  /** What has come for it over all attempts, and what has gone back of that. */
  receivedMinor: Paise
  returnedMinor: Paise
  /** Where a registration stands with its places. */
  hold?: Hold | undefined
}

/** What is due is the price, less what was received, plus what was given back. */
export function accountOf({ priceMinor, receivedMinor, returnedMinor, hold }: Ledger): Account {
  const paidMinor = receivedMinor - returnedMinor
  const word = wordFor({ priceMinor, paidMinor, wasPaid: receivedMinor > 0, hold })
  const dueMinor = OWES.has(word) ? priceMinor - paidMinor : 0
  return { word, paidMinor, dueMinor }
}

/** Who waits has no place to pay for yet; whose places have expired may still pay for them. */
const OWES: ReadonlySet<AccountWord> = new Set(['Not paid', 'Part paid', 'Expired'])

type Sums = { priceMinor: Paise; paidMinor: Paise; wasPaid: boolean; hold: Hold | undefined }

function wordFor({ priceMinor, paidMinor, wasPaid, hold }: Sums): AccountWord {
  if (hold === 'waiting' && !wasPaid) return 'Waiting'
  // Who has all of it back does not come, and owes nothing.
  if (wasPaid && paidMinor <= 0) return 'Refunded'
  if (paidMinor > priceMinor) return 'Overpaid'
  if (paidMinor === priceMinor) return 'Paid'
  if (paidMinor > 0) return 'Part paid'
  return hold === 'released' ? 'Expired' : 'Not paid'
}
