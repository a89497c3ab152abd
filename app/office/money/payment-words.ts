import { formatRupees } from '#domain/money.ts'
import type { StateWord } from '#domain/payments/payment-filter.ts'
import type { MoneyRow } from '#workflows/money/list-money.ts'

/** The choices of the filter, by the word in the address. */
export const STATE_CHOICES: Record<StateWord, string> = {
  received: 'Received',
  refunded: 'Refunded',
  confirming: 'Being confirmed',
  failed: 'Failed',
  open: 'Not finished',
}

/** What came, or what was asked for where nothing came. */
export function amountWords({ state, amount_minor, received_minor }: MoneyRow): string {
  const amount = state === 'paid' || state === 'refunded' ? received_minor : amount_minor
  return `${state === 'taken-back' ? '−' : ''}${formatRupees(amount ?? amount_minor)}`
}
