import type { Payment } from '#database/payments/payments.ts'
import type { CheckoutRequest } from '#integrations/payments/port.ts'

/** Converts a stored payment to the port's checkout request. */
export function toCheckout(payment: Payment): CheckoutRequest {
  return {
    txnid: payment.txnid,
    amountMinor: payment.amount_minor,
    purpose: payment.purpose,
    payer: {
      name: payment.payer_name,
      email: payment.payer_email,
      phone: payment.payer_phone,
    },
  }
}
