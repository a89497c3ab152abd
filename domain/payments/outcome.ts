import type { Evidence } from './evidence.ts'
import type { PaymentState } from './payment-state.ts'

/**
 * The outcome of one payment for the payer, who asks "did my money go?". Finer than the state,
 * because the answer also depends on the evidence that was weighed last.
 *
 * - `not-started`: the provider has never heard of it
 * - `unheard`: handed to the provider, which has not answered yet
 * - `at-the-bank`: the payer's bank has not decided
 * - `taken`: reported as paid, not yet confirmed
 * - `held`: the bank has set the money aside
 * - `mismatched`: another amount was taken than we asked for
 * - `failed`: confirmed that nothing was taken
 * - `dropped`: failed, but the provider lost the bank and may find money later
 * - `received`: confirmed
 * - `refunded`: all of it was given back
 */
export type PaymentOutcome =
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

export function outcomeOf({
  state,
  heard,
}: {
  state: PaymentState
  heard: Evidence | null
}): PaymentOutcome {
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
