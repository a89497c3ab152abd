import type { PaymentState } from '#domain/payments/payment-state.ts'

/** Where a payer goes on: to the provider while nothing was heard of the payment, else its result. */
export function paymentAddress(payment: {
  state: PaymentState
  token: string
  txnid: string
}): string {
  return payment.state === 'open' ? `/pay/${payment.token}` : `/response?txnid=${payment.txnid}`
}
