import { STATE_WORDS } from '#app/office/words/payments.ts'
import type { MoneyRow } from '#workflows/money/list-money.ts'

/** How money stands, as a word in its colour. */
export function PaymentChip({ state }: Pick<MoneyRow, 'state'>) {
  return <span className={`chip chip-${TONES[state]}`}>{STATE_WORDS[state]}</span>
}

const TONES: Record<MoneyRow['state'], 'good' | 'open' | 'waiting' | 'over'> = {
  open: 'open',
  pending: 'waiting',
  confirming: 'waiting',
  failed: 'over',
  paid: 'good',
  refunded: 'over',
  received: 'good',
  'taken-back': 'over',
}
