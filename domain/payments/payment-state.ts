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
  return MOVES[state][evidence]
}

/** Whether the outcome is known, so that the result page can stop polling. */
export function isSettled(state: PaymentState): boolean {
  return state === 'paid' || state === 'failed' || state === 'refunded'
}

/** Whether money was received, even if it was refunded later. */
export function wasReceived(state: PaymentState): boolean {
  return state === 'paid' || state === 'refunded'
}

type Moves = Record<Evidence, PaymentState>

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
} as const satisfies Partial<Moves>

/**
 * Every state × every piece of evidence. A confirmed result always counts. A report that was only
 * signed, and an answer of which the provider is unsure, never move a payment out of `confirming`,
 * because money may have been taken.
 */
const MOVES: Record<PaymentState, Moves> = {
  open: { ...always('open'), ...HEARD },
  pending: { ...always('pending'), ...HEARD },
  confirming: {
    ...always('confirming'),
    'confirmed-success': 'paid',
    'confirmed-failure': 'failed',
    'refund-completed': 'refunded',
    accepted: 'paid',
  },
  failed: { ...always('failed'), ...HEARD, 'signed-pending': 'failed' },
  paid: { ...always('paid'), 'refund-completed': 'refunded' },
  refunded: always('refunded'),
}

/** A state that no evidence changes. */
function always(state: PaymentState): Moves {
  return {
    'confirmed-success': state,
    'confirmed-failure': state,
    'confirmed-dropped': state,
    'confirmed-pending': state,
    'confirmed-begun': state,
    'confirmed-held': state,
    'confirmed-mismatch': state,
    'signed-success': state,
    'signed-failure': state,
    'signed-pending': state,
    'refund-completed': state,
    accepted: state,
    'not-found': state,
    unreachable: state,
  }
}
