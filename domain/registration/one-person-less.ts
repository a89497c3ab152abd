import type { Paise } from '#domain/money.ts'
import { type DatedRule, refundShare } from './cancel-rule.ts'

type Account = {
  /** The price before and after, both with what is kept for people who cancelled earlier. */
  beforeMinor: Paise
  afterMinor: Paise
  /** What is kept for people who cancelled earlier. */
  feeMinor: Paise
  /** What was received and not given back. */
  paidMinor: Paise
}

/**
 * What goes back when one person cancels, and what is kept of that person's money. What was received is
 * divided like the price. The kept part is added to the price, so that the others owe what they owed.
 */
export function onePersonLess(
  rule: Pick<DatedRule, 'refundPercent'>,
  account: Account,
): { refundMinor: Paise; keptMinor: Paise } {
  const receivedMinor = receivedForOne(account)
  const refundMinor = refundShare(rule, receivedMinor)
  return { refundMinor, keptMinor: receivedMinor - refundMinor }
}

/** What was received for one person. */
export function receivedForOne({ beforeMinor, afterMinor, feeMinor, paidMinor }: Account): Paise {
  const priceMinor = beforeMinor - feeMinor
  const ownMinor = Math.max(beforeMinor - afterMinor, 0)
  if (priceMinor <= 0) return 0
  const forPrice = Math.max(paidMinor - feeMinor, 0)
  return Math.min(Math.floor((forPrice * ownMinor) / priceMinor), ownMinor)
}
