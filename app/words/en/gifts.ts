import { type GiftAmountProblem, LARGEST_GIFT, SMALLEST_GIFT } from '#domain/giving/gift-amount.ts'
import { formatRupees } from '#domain/money.ts'

export const GIFT_AMOUNT_WORDS: Record<GiftAmountProblem, string> = {
  'not-an-amount': 'Amount must be in rupees, in digits only, such as 500 or 500.50',
  'too-small': `Amount must be at least ${formatRupees(SMALLEST_GIFT)}`,
  'too-large': `Amount must be at most ${formatRupees(LARGEST_GIFT)}`,
}
