import type { Evidence } from './evidence.ts'

/**
 * Where one attempt to pay stands.
 *
 * - `open`: handed to the provider, nothing heard yet
 * - `pending`: the provider says the payer's bank has not answered
 * - `confirming`: there is a sign that money was taken, but not yet the provider's confirmation
 * - `failed`: the provider says nothing was taken (a late success may still follow)
 * - `paid`: confirmed by the provider
 */
export const PAYMENT_STATES = ['open', 'pending', 'confirming', 'failed', 'paid'] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The next state. Success beats an earlier failure; nothing beats success. */
export function afterEvidence(state: PaymentState, evidence: Evidence): PaymentState {
  return MOVES[state][evidence]
}

/** The outcome is known, so far as it can be: the page need not ask again by itself. */
export function isSettled(state: PaymentState): boolean {
  return state === 'paid' || state === 'failed'
}

/**
 * Every state × every piece of evidence. What the provider confirms always counts; what was only
 * signed never lowers `confirming`, because money may have been taken.
 */
const MOVES: Record<PaymentState, Record<Evidence, PaymentState>> = {
  open: {
    'confirmed-success': 'paid',
    'confirmed-failure': 'failed',
    'confirmed-pending': 'pending',
    'confirmed-mismatch': 'confirming',
    'signed-success': 'confirming',
    'signed-failure': 'failed',
    'signed-pending': 'pending',
    none: 'open',
  },
  pending: {
    'confirmed-success': 'paid',
    'confirmed-failure': 'failed',
    'confirmed-pending': 'pending',
    'confirmed-mismatch': 'confirming',
    'signed-success': 'confirming',
    'signed-failure': 'failed',
    'signed-pending': 'pending',
    none: 'pending',
  },
  confirming: {
    'confirmed-success': 'paid',
    'confirmed-failure': 'failed',
    'confirmed-pending': 'confirming',
    'confirmed-mismatch': 'confirming',
    'signed-success': 'confirming',
    'signed-failure': 'confirming',
    'signed-pending': 'confirming',
    none: 'confirming',
  },
  failed: {
    'confirmed-success': 'paid',
    'confirmed-failure': 'failed',
    'confirmed-pending': 'pending',
    'confirmed-mismatch': 'confirming',
    'signed-success': 'confirming',
    'signed-failure': 'failed',
    'signed-pending': 'failed',
    none: 'failed',
  },
  paid: {
    'confirmed-success': 'paid',
    'confirmed-failure': 'paid',
    'confirmed-pending': 'paid',
    'confirmed-mismatch': 'paid',
    'signed-success': 'paid',
    'signed-failure': 'paid',
    'signed-pending': 'paid',
    none: 'paid',
  },
}
