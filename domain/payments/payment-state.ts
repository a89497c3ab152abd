import type { Paise } from '../money.ts'
import type { Evidence } from './evidence.ts'

/**
 * The state of one payment, that is, of one attempt to pay.
 *
 * - `open`: handed to the provider, nothing heard yet, or nothing but that its page was opened
 * - `pending`: the provider says the payer's bank has not answered
 * - `confirming`: there is a sign that money was taken, but not yet the provider's confirmation
 * - `failed`: the provider says nothing was taken (a late success may still follow)
 * - `paid`: confirmed by the provider
 * - `refunded`: all of it was given back
 */
export const PAYMENT_STATES = [
  'open',
  'pending',
  'confirming',
  'failed',
  'paid',
  'refunded',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The next state. Success beats an earlier failure; nothing but a refund beats success. */
export function afterEvidence(state: PaymentState, evidence: Evidence): PaymentState {
  return MOVES[state][evidence] ?? state
}

/** Whether the outcome is known, so that the result page can stop polling. */
export function isSettled(state: PaymentState): boolean {
  return state === 'paid' || state === 'failed' || state === 'refunded'
}

export function wasReceived(state: PaymentState): boolean {
  return state === 'paid' || state === 'refunded'
}

type Moves = Partial<Record<Evidence, PaymentState>>

/** Where what is heard leads a payment of which no money was seen yet. */
const HEARD = {
  'confirmed-success': 'paid',
  'confirmed-failure': 'failed',
  'confirmed-dropped': 'failed',
  'confirmed-pending': 'pending',
  'confirmed-held': 'confirming',
  'confirmed-mismatch': 'confirming',
  'signed-success': 'confirming',
  'signed-failure': 'failed',
  'signed-pending': 'pending',
  'refund-completed': 'refunded',
} as const satisfies Moves

/**
 * All other evidence leaves a payment's state. A confirmed result always counts. A report that was only
 * signed, and an answer of which the provider is unsure, never move a payment out of `confirming`,
 * because money may have been taken.
 */
const MOVES: Record<PaymentState, Moves> = {
  open: HEARD,
  pending: HEARD,
  confirming: {
    'confirmed-success': 'paid',
    'confirmed-failure': 'failed',
    'refund-completed': 'refunded',
    accepted: 'paid',
  },
  failed: { ...HEARD, 'signed-pending': 'failed' },
  paid: { 'refund-completed': 'refunded' },
  refunded: {},
}

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

type AcceptedAmount = { askedMinor: Paise; receivedMinor: Paise; dueMinor: Paise }

/** By how much the price is reduced when a slightly smaller amount than was asked for is accepted. */
export function forgivenDifference({ askedMinor, receivedMinor, dueMinor }: AcceptedAmount): Paise {
  const missingMinor = askedMinor - receivedMinor
  if (missingMinor <= 0 || missingMinor > MAX_FORGIVEN) return 0
  return Math.max(Math.min(missingMinor, dueMinor), 0)
}

export type FailureReason =
  | 'cancelled'
  | 'left'
  | 'declined'
  | 'not-enough'
  | 'wrong-details'
  | 'timed-out'
  | 'no-answer'
  | 'unknown'
