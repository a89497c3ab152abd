import { providerFields } from '#database/records/payments/earlier-payments.ts'
import { payerName } from '#database/records/payments/listed-payments.ts'
import { claimAsking, findPayment, type Payment } from '#database/records/payments/payments.ts'
import type { PrivateRecord } from '#database/records/private/private-pages.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { isSettled, wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import type { RecordDetails } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { toCheckout } from './read-hand-off.ts'
import { readOrder, refusalOf } from './read-order.ts'
import { settlePayment } from './reports/settle-payment.ts'

/** Reads one payment. While money was not received the provider is asked too, at most every few seconds. */
export async function readPayment(services: Services, txnid: string): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment || wasReceived(payment.state)) return payment
  const pauseMs = ASK_AGAIN_AFTER_MS[isSettled(payment.state) ? 'failed' : 'undecided']
  const mayAsk = await claimAsking(services.db, payment.id, { at: services.now(), pauseMs })
  if (mayAsk) await settlePayment(services, payment, { source: 'visit' })
  return findPayment(services.db, txnid)
}

/** A failure may still become a success, but rarely, so it is asked about less often. */
const ASK_AGAIN_AFTER_MS = { undecided: 4_000, failed: 60_000 }

/** One payment by its number, settled first where the provider can tell more. */
export async function readStoredPayment(services: Services, txnid: string) {
  const payment = await readPayment(services, txnid)
  if (!payment) return undefined
  const { doneMinor } = sumRefunds(await refundsOf(services.db, payment.id))
  return {
    state: payment.state,
    ...toCheckout(payment),
    refundedMinor: doneMinor,
    /** What the provider confirmed, under its own names. */
    fields: providerFields(payment),
  }
}

export type StoredPayment = NonNullable<Awaited<ReturnType<typeof readStoredPayment>>>

/** Shown beside the result of a payment, only in the payer's own browser. */
export async function readOwnPayment(
  services: Services,
  { record, txnid }: { record: PrivateRecord; txnid: string },
) {
  const order = await readOrder(services.db, services, record)
  const payment = order.attempts.find((attempt) => attempt.txnid === txnid)
  return {
    /** The full name. */
    payer: payment ? await payerName(services.db, payment) : '',
    receipt: payment && wasReceived(payment.state) ? `/receipts/${payment.token}` : undefined,
    /** Why it can't be paid now; undefined when it can. */
    refusal: refusalOf(order),
  }
}

type AnsweredPayment = Pick<Payment, 'id' | 'provider' | 'provider_record'>

/** What the provider of this payment has answered about it, in our terms. */
export function providerDetails({ payments }: Services, payment: AnsweredPayment): RecordDetails {
  return payments.of(payment).describe(providerFields(payment))
}

/** Of that, under the provider's own names, what is about the money and not about the payer. */
export function ledgerFieldsOf({ payments }: Services) {
  return (payment: AnsweredPayment) => payments.of(payment).ledgerFields(providerFields(payment))
}
