import { type GiftAmountProblem, LARGEST_GIFT, SMALLEST_GIFT } from '#domain/giving/gift-amount.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import type { Standing } from '#domain/standing.ts'

export const GIFT_AMOUNT_WORDS: Record<GiftAmountProblem, string> = {
  'not-an-amount': 'Amount must be in rupees, such as 500 or 500.50',
  'too-small': `Amount must be at least ${formatRupees(SMALLEST_GIFT)}`,
  'too-large': `Amount must be at most ${formatRupees(LARGEST_GIFT)}`,
}

export type MyGift = {
  /** Where it stands, in one sentence. */
  sentence: string
  /** The financial year of its statement, such as 2026-27. */
  year: string
}

/** What the private page says about a gift besides its money. */
export function describeGift(
  { amount_minor, created_at }: { amount_minor: Paise; created_at: string },
  standing: Standing,
): MyGift {
  const gift = `Your gift of ${formatRupees(amount_minor)}`
  const year = financialYear(new Date(created_at))
  if (standing === 'Paid') return { year, sentence: `${gift} has reached us. Thank you.` }
  if (standing === 'Refunded') return { year, sentence: `${gift} was given back.` }
  if (standing === 'Not paid') return { year, sentence: `${gift} has not reached us yet.` }
  return { year, sentence: `${gift} has reached us. Our office will sort out the difference.` }
}
