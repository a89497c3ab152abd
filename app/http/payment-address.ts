import type { PaymentState } from '#domain/payments/payment-state.ts'

/** Where a payer continues: at the provider while the payment is open, otherwise at its result. */
export function paymentAddress(payment: {
  state: PaymentState
  token: string
  txnid: string
}): string {
  return payment.state === 'open' ? `/pay/${payment.token}` : `/response?txnid=${payment.txnid}`
}
