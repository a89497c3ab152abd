import { mailsAbout, type OutboxMail } from '#database/mail/outbox.ts'
import { type PaymentEvent, paymentEvents } from '#database/payments/payment-events.ts'
import { type PaymentReport, reportsAbout } from '#database/payments/payment-reports.ts'
import type { Payment } from '#database/payments/payments.ts'
import { type PlaceEvent, placeEvents } from '#database/places/places.ts'
import { findReceipt } from '#database/receipts/receipts.ts'
import { type Refund, refundsOf } from '#database/refunds/refunds.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { RecordDetails } from '#integrations/payments/port.ts'
import type { Services } from '#workflows/services.ts'
import { providerDetails } from './provider-details.ts'

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
