import { type Payment, providerFields } from '#database/payments.ts'
import { privateTokenOf, recordOf } from '#database/private-pages.ts'
import { refundsOf } from '#database/refunds.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import { nameEvent } from '#domain/registration/conference.ts'
import { eventSold } from '#workflows/conferences/event-sold.ts'
import type { Services } from '#workflows/services.ts'

/** The facts that mails about a payment use. */
export type PaymentFacts = {
  txnid: string
  towards: string
  amountMinor: number
  receivedMinor: number
  /** The refunded amount. */
  returnedMinor: number
  changedAt: Date
  bankReference: string
  providerId: string
  /** The failure is not confirmed, so money may have been taken. */
  doubtful: boolean
  resultUrl: string
  receiptUrl: string
  payUrl: string
  /** "Your gift" or "Your registration", and the address of its private page. */
  own: { label: string; href: string }
}

export async function readPaymentFacts(
  { db, content, payments, publicUrl }: Pick<Services, 'db' | 'content' | 'payments' | 'publicUrl'>,
  payment: Payment,
): Promise<PaymentFacts> {
  return {
    txnid: payment.txnid,
    towards: await towardsOf({ db, content }, payment),
    amountMinor: payment.amount_minor,
    receivedMinor: payment.received_minor ?? payment.amount_minor,
    returnedMinor: sumRefunds(await refundsOf(db, payment.id)).doneMinor,
    changedAt: new Date(payment.changed_at),
    bankReference: payments.describe(providerFields(payment)).bankReference,
    providerId: payment.provider_id ?? '',
    doubtful: payment.heard !== 'confirmed-failure',
    resultUrl: `${publicUrl}/response?txnid=${payment.txnid}`,
    receiptUrl: `${publicUrl}/receipts/${payment.token}`,
    payUrl: `${publicUrl}/pay/${payment.token}`,
    own: {
      label: payment.gift_id ? 'Your gift' : 'Your registration',
      href: `${publicUrl}/my/${privateTokenOf(await recordOf(db, payment))}`,
    },
  }
}

/** The name of the event as it was sold, or the fund. */
async function towardsOf(
  services: Pick<Services, 'db' | 'content'>,
  { purpose, registration_id }: Payment,
): Promise<string> {
  const event = registration_id
    ? await eventSold(services, { id: registration_id, event_code: purpose })
    : nameEvent(services.content.conferences, purpose)
  return event?.name ?? purpose
}
