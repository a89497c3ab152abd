import type { Paise } from '#domain/money.ts'
import type { Evidence } from './evidence.ts'
import type { PaymentState } from './payment-state.ts'

/**
 * The outcome of one payment as the payer sees it. Finer than the state, because it also depends on
 * the latest evidence.
 *
 * - `not-started`: the provider doesn't know the payment
 * - `begun`: the payer has opened the provider's page, and pressed no button there
 * - `unheard`: the payer was handed to the provider, and nothing was heard since
 * - `at-the-bank`: the payer's bank has not decided
 * - `taken`: reported as paid, not yet confirmed
 * - `held`: the bank has authorised the payment but not captured it
 * - `mismatched`: another amount was taken than we asked for
 * - `failed`: confirmed that nothing was taken, or ended by us before the provider heard of it
 * - `dropped`: failed, but the provider lost its connection to the bank and may still report a success
 * - `received`: confirmed
 * - `refunded`: all of it was given back
 */
export type PaymentOutcome =
  | 'not-started'
  | 'begun'
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
      if (heard === 'confirmed-begun') return 'begun'
      return heard === 'not-found' ? 'not-started' : 'unheard'
    case 'pending':
      return 'at-the-bank'
    case 'confirming':
      if (heard === 'confirmed-mismatch') return 'mismatched'
      return heard === 'confirmed-held' ? 'held' : 'taken'
    case 'failed':
      return NOTHING_TAKEN.has(heard) ? 'failed' : 'dropped'
    case 'paid':
      return 'received'
    case 'refunded':
      return 'refunded'
    default:
      return state satisfies never
  }
}

const NOTHING_TAKEN: ReadonlySet<Evidence | null> = new Set([
  'confirmed-failure',
  'confirmed-begun',
  'not-found',
  null,
])

/** Nobody is asked for Rs. 10 again. */
const MAX_FORGIVEN: Paise = 10_00

type Accepted = {
  askedMinor: Paise
  /** What was taken instead, and accepted. */
  receivedMinor: Paise
  /** What is still due after it, also for other reasons. */
  dueMinor: Paise
}

/** By how much the price is reduced when a slightly smaller amount than was asked for is accepted. */
export function forgivenDifference({ askedMinor, receivedMinor, dueMinor }: Accepted): Paise {
  const missingMinor = askedMinor - receivedMinor
  if (missingMinor <= 0 || missingMinor > MAX_FORGIVEN) return 0
  return Math.max(Math.min(missingMinor, dueMinor), 0)
}

/** Why a payment did not go through, as far as the provider says it. */
export type FailureReason =
  | 'cancelled'
  | 'left'
  | 'declined'
  | 'not-enough'
  | 'wrong-details'
  | 'timed-out'
  | 'no-answer'
  | 'unknown'
