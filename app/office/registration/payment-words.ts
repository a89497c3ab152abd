import type { PaymentOutcome } from '#domain/payments/payment-state.ts'
import type { PaymentEvent } from '#workflows/records/registration/read-registration-record.ts'

/** One event of a payment as a sentence. */
export const PAYMENT_WORDS: Record<PaymentEvent['evidence'], string> = {
  'confirmed-success': 'The provider confirmed the payment.',
  'confirmed-failure': 'The provider says that nothing was taken.',
  'confirmed-dropped': 'The provider lost its connection to the bank.',
  'confirmed-pending': 'The payment is pending at the bank.',
  'confirmed-begun': 'The payer has opened the provider’s page, and not paid there yet.',
  'confirmed-held': 'The bank holds the money and has not handed it over.',
  'confirmed-mismatch': 'The wrong amount was taken.',
  'signed-success': 'The payer came back with a success; it is being confirmed.',
  'signed-failure': 'The payer came back with a failure.',
  'signed-pending': 'The payer came back while the bank was still deciding.',
  'not-found': 'The provider does not know the payment.',
  unreachable: 'The provider could not be reached.',
  accepted: 'The office accepted the amount that was taken.',
  cancelled: 'The attempt was ended because the registration was cancelled.',
  replaced: 'The attempt was ended because the amount due had changed.',
  'refund-completed': 'All of it went back.',
  'refund-asked': 'A refund was asked for.',
  'refund-queued': 'The provider accepted the refund.',
  'refund-done': 'The refund went back to the payer.',
  'refund-refused': 'The provider refused the refund.',
}

/** How an attempt to pay stands. */
export const OUTCOME_WORDS: Record<PaymentOutcome, string> = {
  'not-started': 'link sent, not opened',
  begun: 'payment page opened, not paid yet',
  unheard: 'link sent, not opened',
  'at-the-bank': 'pending at the bank',
  taken: 'reported as paid, being confirmed',
  held: 'held by the bank',
  mismatched: 'wrong amount paid',
  failed: 'failed, nothing was taken',
  dropped: 'failed, though a success may still come',
  received: 'received',
  refunded: 'refunded',
}
