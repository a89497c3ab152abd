import { formatRupees } from '#domain/money.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { MoneyRow } from '#workflows/money/list-money.ts'

/** How a payment stands, in the words of the filter. */
export const STATE_WORDS: Record<MoneyRow['state'], string> = {
  open: 'Not finished',
  pending: 'Being confirmed',
  confirming: 'Being confirmed',
  failed: 'Failed',
  paid: 'Received',
  refunded: 'Refunded',
  received: 'Received',
  'taken-back': 'Taken back',
}

/** The choices of the filter, by the word in the address. */
export const STATE_CHOICES = {
  received: { label: 'Received', states: ['paid'] },
  refunded: { label: 'Refunded', states: ['refunded'] },
  confirming: { label: 'Being confirmed', states: ['pending', 'confirming'] },
  failed: { label: 'Failed', states: ['failed'] },
  open: { label: 'Not finished', states: ['open'] },
} as const satisfies Record<string, { label: string; states: readonly PaymentState[] }>

export function isStateChoice(word: string): word is keyof typeof STATE_CHOICES {
  return Object.hasOwn(STATE_CHOICES, word)
}

/** What came, or what was asked for where nothing came. */
export function amountWords({ state, amount_minor, received_minor }: MoneyRow): string {
  const amount = state === 'paid' || state === 'refunded' ? received_minor : amount_minor
  return `${state === 'taken-back' ? '−' : ''}${formatRupees(amount ?? amount_minor)}`
}
