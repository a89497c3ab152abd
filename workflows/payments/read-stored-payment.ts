import { providerFields } from '#database/payments/provider-fields.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import type { Services } from '#workflows/services.ts'
import { readPayment } from './read-payment.ts'

export type StoredPayment = {
  txnid: string
  state: PaymentState
  amountMinor: number
  refundedMinor: number
  purpose: string
  payer: { name: string; email: string; phone: string }
  /** What the provider confirmed, under its own names. */
  fields: Record<string, string>
}

/** One payment by its number, settled first where the provider can tell more. */
export async function readStoredPayment(
  services: Services,
  txnid: string,
): Promise<StoredPayment | undefined> {
  const payment = await readPayment(services, txnid)
  if (!payment) return undefined
  const { doneMinor } = sumRefunds(await refundsOf(services.db, payment.id))
  return {
    txnid: payment.txnid,
    state: payment.state,
    amountMinor: payment.amount_minor,
    refundedMinor: doneMinor,
    purpose: payment.purpose,
    payer: {
      name: payment.payer_name,
      email: payment.payer_email,
      phone: payment.payer_phone,
    },
    fields: providerFields(payment),
  }
}
