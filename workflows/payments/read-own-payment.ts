import { payerName } from '#database/payments/payer-name.ts'
import { type PrivateRecord, privateTokenOf } from '#database/private-pages/private-pages.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { Services } from '#workflows/services.ts'
import { readOrder } from './read-order.ts'
import { refusalWords } from './refusal-words.ts'

/** Shown beside the result of a payment, only in the payer's own browser. */
export type OwnPayment = {
  /** "Your gift" or "Your registration"; `address` is its private page. */
  label: string
  address: string
  /** The full name. */
  payer: string
  receipt: string | undefined
  /** Why it can't be paid now; undefined when it can. */
  refused: string | undefined
}

export async function readOwnPayment(
  services: Services,
  { record, txnid }: { record: PrivateRecord; txnid: string },
): Promise<OwnPayment> {
  const order = await readOrder(services.db, services, { record })
  const refusal = refuseHandOff(order)
  const payment = order.attempts.find((attempt) => attempt.txnid === txnid)
  return {
    label: record.kind === 'gift' ? 'Your gift' : 'Your registration',
    address: `/my/${privateTokenOf(record)}`,
    payer: payment ? await payerName(services.db, payment) : '',
    receipt: payment && wasReceived(payment.state) ? `/receipts/${payment.token}` : undefined,
    refused: refusal && refusalWords(refusal, order),
  }
}
