import { mailsAbout, type OutboxMail } from '#database/mail/outbox.ts'
import { type PaymentEvent, paymentEvents } from '#database/payments/payment-events.ts'
import { type PaymentReport, reportsAbout } from '#database/payments/payment-reports.ts'
import { findPayment, type Payment } from '#database/payments/payments.ts'
import { type PlaceEvent, placeEvents } from '#database/places/places.ts'
import { findReceipt, ownerVersion, type Receipt, receiptsOf } from '#database/receipts/receipts.ts'
import { type Refund, refundsOf } from '#database/refunds/refunds.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { readTransactionId } from '#domain/payments/transaction-id.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { RecordDetails } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { nameSold } from './name-purpose.ts'
import { providerDetails } from './read-payment.ts'

export type PaymentPage = {
  ok: true
  payment: Payment
  towards: string
  story: PaymentStory
  /** Void ones included, oldest first. */
  receipts: Receipt[]
  mayVoid: boolean
  /** Of the gift or registration that it is for. */
  version: number
}

type Asked = { actor: Actor; txnid: string }

/** One attempt to pay and its whole story. */
export async function readPaymentPage(
  services: Services,
  { actor, txnid }: Asked,
): Promise<PaymentPage | NotAllowed | { ok: false; problem: 'unknown' }> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const payment = await findNamedPayment(services, txnid)
  if (!payment) return { ok: false, problem: 'unknown' }
  return {
    ok: true,
    payment,
    towards: await nameSold(services, payment),
    story: await readPaymentStory(services, payment),
    receipts: await receiptsOf(services.db, 'payment_id', [payment]),
    mayVoid: staffCan.refund(actor),
    version: await ownerVersion(services.db, payment),
  }
}

export type { OutboxMail }

export type PaymentStory = {
  receipt: string | undefined
  confirmed: RecordDetails
  events: PaymentEvent[]
  reports: PaymentReport[]
  refunds: Refund[]
  mails: OutboxMail[]
  /** Undefined for a gift. */
  places: { registration: string; events: PlaceEvent[] } | undefined
}

/** Everything that is stored about one attempt to pay. */
export async function readPaymentStory(
  services: Services,
  payment: Payment,
): Promise<PaymentStory> {
  const { db } = services
  const receipt = await findReceipt(db, 'payment_id', payment.id)
  const { registration_id: registration } = payment
  return {
    receipt: receipt && receiptNumber(receipt),
    confirmed: providerDetails(services, payment),
    events: await paymentEvents(db, payment.id),
    reports: await reportsAbout(db, payment.txnid),
    refunds: await refundsOf(db, payment.id),
    mails: await mailsAbout(db, { payment_id: payment.id }),
    places: registration
      ? { registration, events: await placeEvents(db, registration) }
      : undefined,
  }
}

export type { Payment }

/** Finds a payment by a transaction number as a person types it. */
export async function findNamedPayment(
  { db }: Services,
  txnid: string,
): Promise<Payment | undefined> {
  return findPayment(db, readTransactionId(txnid))
}
