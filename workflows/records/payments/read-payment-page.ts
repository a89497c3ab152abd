import { findRow, findRows } from '#database/engine/rows.ts'
import { findGiftById } from '#database/records/gifts/gifts.ts'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { placeEvents } from '#database/records/places/places.ts'
import { findReceipt, receiptsOf } from '#database/records/receipts/receipts.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { readShortNumber, readTransactionId } from '#domain/record-numbers.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { nameSold } from '#workflows/conferences/event-now.ts'
import { isRecordId, type RecordKind, recordOfPayment } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { providerDetails } from './read-payment.ts'

export async function readPaymentPage(services: Services, asked: { actor: Actor; txnid: string }) {
  const { actor, txnid } = asked
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const payment = await findNamedPayment(services, txnid)
  if (!payment) return refuse('unknown')
  return {
    ok: true as const,
    payment,
    towards: await nameSold(services, payment),
    story: await readPaymentStory(services, payment),
    receipts: await receiptsOf(services.db, { payments: [payment] }),
  }
}

export async function readPaymentStory(services: Services, payment: Payment) {
  const { db } = services
  const receipt = await findReceipt(db, 'payment_id', payment.id)
  const { registration_id: registration } = payment
  return {
    receipt: receipt && receiptNumber(receipt),
    confirmed: providerDetails(services, payment),
    events: await findRows(db, 'payment_event', { payment_id: payment.id }, 'position'),
    reports: await findRows(db, 'payment_report', { txnid: payment.txnid }, 'received_at'),
    refunds: await refundsOf(db, payment.id),
    mails: await mailsAbout(db, { payment_id: payment.id }),
    places: registration
      ? { registration, events: await placeEvents(db, registration) }
      : undefined,
  }
}

export type PaymentStory = Awaited<ReturnType<typeof readPaymentStory>>

export async function findNamedPayment({ db }: Services, txnid: string) {
  return findPayment(db, readTransactionId(txnid))
}

/** By a short number, by the number of an attempt to pay for it, or by its id. */
export async function findNamedRecord(
  services: Services,
  name: string,
): Promise<{ kind: RecordKind; id: string } | undefined> {
  const number = readShortNumber(name.trim())
  if (number !== undefined) {
    const row = await findRow(services.db, 'registration', { number })
    return row && { kind: 'registration', id: row.id }
  }
  const payment = await findNamedPayment(services, name)
  if (payment) return recordOfPayment(payment)
  const id = name.trim().toLowerCase()
  if (!isRecordId(id)) return undefined
  return { kind: (await findGiftById(services.db, id)) ? 'gift' : 'registration', id }
}
