import type { MoneyRow } from '#workflows/money/list-money.ts'

/** How money stands. The filter of payments has the same words. */
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
