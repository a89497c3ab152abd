import type { Evidence } from './evidence.ts'
import type { PaymentState } from './payment-state.ts'

/**
 * How a payment stands, in the few words that a payer asks for: did my money go? Finer than the
 * state, because the honest answer also depends on what was heard last.
 */
export type Standing =
  | 'not-started'
  | 'unheard'
  | 'at-the-bank'
  | 'taken'
  | 'held'
  | 'mismatched'
  | 'failed'
  | 'dropped'
  | 'received'
  | 'refunded'

export function standingOf({
  state,
  heard,
}: {
  state: PaymentState
  heard: Evidence | null
}): Standing {
  switch (state) {
    case 'open':
      return heard === 'not-found' ? 'not-started' : 'unheard'
    case 'pending':
      return 'at-the-bank'
    case 'confirming':
      if (heard === 'confirmed-mismatch') return 'mismatched'
      return heard === 'confirmed-held' ? 'held' : 'taken'
    case 'failed':
      return heard === 'confirmed-failure' ? 'failed' : 'dropped'
    case 'paid':
      return 'received'
    case 'refunded':
      return 'refunded'
    default:
      return state satisfies never
  }
}
