import { payerName } from '#database/payments/payer-name.ts'
import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { Services } from '#workflows/services.ts'
import { type Refusal, readOrder, refusalOf } from './read-order.ts'

/** Shown beside the result of a payment, only in the payer's own browser. */
export type OwnPayment = {
  /** The full name. */
  payer: string
  receipt: string | undefined
  /** Why it can't be paid now; undefined when it can. */
  refusal: Refusal | undefined
}

export async function readOwnPayment(
  services: Services,
  { record, txnid }: { record: PrivateRecord; txnid: string },
): Promise<OwnPayment> {
  const order = await readOrder(services.db, services, { record })
  const payment = order.attempts.find((attempt) => attempt.txnid === txnid)
  return {
    payer: payment ? await payerName(services.db, payment) : '',
    receipt: payment && wasReceived(payment.state) ? `/receipts/${payment.token}` : undefined,
    refusal: refusalOf(order),
  }
}
