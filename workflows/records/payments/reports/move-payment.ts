import type { Db } from '#database/engine/open.ts'
import { lockGift, markGiftPaid } from '#database/records/gifts/gifts.ts'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import {
  appendPaymentEvent,
  hasOtherMoney,
  hasPaymentEvent,
} from '#database/records/payments/payment-events.ts'
import {
  changePayment,
  isPaidByAnother,
  type Payment,
} from '#database/records/payments/payments.ts'
import { markRegistrationPaid, placeEvents, setHold } from '#database/records/places/places.ts'
import { recordOf } from '#database/records/private/private-pages.ts'
import { issueReceipt } from '#database/records/receipts/receipts.ts'
import { findRefund, refundsOf } from '#database/records/refunds/refunds.ts'
import { findRegistration, lockRegistration } from '#database/records/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import { nextAsking } from '#domain/payments/asking.ts'
import type { Evidence, EvidenceSource } from '#domain/payments/evidence.ts'
import { financialYear, receiptDate } from '#domain/payments/financial-year.ts'
import { afterEvidence, type PaymentState, wasReceived } from '#domain/payments/payment-state.ts'
import { isOffer, takesPlaces } from '#domain/registration/places.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'
import { dueOnlineNow, endOutdated } from '#workflows/records/payments/read-order.ts'
import { payerAddress } from '#workflows/records/private/read-private-page.ts'

type PaymentMove = {
  /** Read under the lock that the caller holds. */
  payment: Payment
  source: EvidenceSource
  evidence: Evidence
  answer?: ProviderRecord | undefined
  at: Date
}

export type Moved = {
  source: EvidenceSource
  evidence: Evidence
  from: PaymentState
  to: PaymentState
  overpaid: boolean
}

/**
 * Applies evidence to a payment. Must run in the transaction that holds the payment's lock: the event,
 * the new state and everything that follows from it (gift or registration, receipt, mail) are written
 * together or not at all.
 */
export async function movePayment(tx: Db, move: PaymentMove): Promise<Moved> {
  const { payment, source, evidence } = move
  const from = payment.state
  const to = afterEvidence(from, evidence)
  const at = move.at.toISOString()
  const event = { payment_id: payment.id, source, evidence }
  if (from !== to || !(await hasPaymentEvent(tx, event))) {
    await appendPaymentEvent(tx, { ...event, at, from_state: from, to_state: to })
  }
  if (!wasReceived(from) || from !== to) await changePayment(tx, payment.id, changes(move, to))
  if (from === to) return { source, evidence, from, to, overpaid: false }
  const overpaid = to === 'paid' && (await recordReceived(tx, payment, move))
  if (to === 'failed') await recordFailure(tx, payment, at)
  if (to === 'refunded') await recordRefunded(tx, payment, move)
  return { source, evidence, from, to, overpaid }
}

function changes({ payment, evidence, answer, at }: PaymentMove, to: PaymentState) {
  const watchedFrom = new Date(payment.watched_from ?? payment.opened_at)
  const next = nextAsking({ state: to, evidence, watchedFrom, now: at })
  return {
    state: to,
    ask_at: next?.toISOString() ?? null,
    ...(payment.state !== to && { changed_at: at.toISOString() }),
    ...(evidence !== 'unreachable' && { heard: evidence, asked_at: at.toISOString() }),
    ...(answer?.found && {
      provider_id: answer.providerId,
      provider_record: JSON.stringify(answer.fields),
      ...(answer.status === 'success' && {
        received_minor: answer.amountMinor,
        received_on: dayInIndia(Number(answer.paidAt ?? at)),
      }),
    }),
    // A refund of a payment that was never confirmed implies that it was received.
    ...(to === 'refunded' &&
      payment.received_on === null && { received_on: dayInIndia(at.getTime()) }),
  }
}

type Heard = { source: EvidenceSource; at: Date; answer?: ProviderRecord | undefined }

/**
 * Records that a payment was received. Returns true when more has come than is due: then all of it is
 * kept, the office sees it, and a payer who has paid twice is told. The lock on the gift or registration
 * makes two concurrent payments see each other.
 */
async function recordReceived(tx: Db, payment: Payment, heard: Heard): Promise<boolean> {
  const { at } = heard
  await lockPaidFor(tx, payment)
  const overpaid = payment.gift_id
    ? await isPaidByAnother(tx, payment)
    : await exceedsPrice(tx, payment)
  if (overpaid) await changePayment(tx, payment.id, { overpaid: 1 })
  if (payment.gift_id) await markGiftPaid(tx, payment.gift_id)
  if (payment.registration_id) {
    await markRegistrationPaid(tx, payment.registration_id, heard)
    await endOutdated(tx, { id: payment.registration_id, at })
  }
  await issueFor(tx, payment, heard)
  const isSecond = overpaid && (await hasOtherMoney(tx, payment))
  const kind = isSecond ? 'paid-twice' : await thanksFor(tx, payment)
  await mailPayer(tx, payment, { kind, at: at.toISOString() })
  return overpaid
}

/** The series is locked last, so that nobody waits for it longer than for the rest of one payment. */
async function issueFor(tx: Db, payment: Payment, { at, answer }: Heard): Promise<void> {
  const paidAt = answer?.found ? answer.paidAt : undefined
  const date = receiptDate({ paidAt, openedAt: new Date(payment.opened_at), heardAt: at })
  const dated = { year: financialYear(date), issued_at: date.toISOString() }
  await issueReceipt(tx, { payment_id: payment.id, ...dated })
}

/** More came than the price: paid twice, also by hand, or the price was lowered while the payer was paying. */
async function exceedsPrice(tx: Db, { registration_id }: Payment): Promise<boolean> {
  const registration = registration_id ? await findRegistration(tx, registration_id) : undefined
  if (!registration) return false
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(tx, registration.id)
  return receivedMinor - returnedMinor > registration.full_minor - reducedMinor
}

/** Mails the payer about a failure, unless nothing is due any more. */
async function recordFailure(tx: Db, payment: Payment, at: string): Promise<void> {
  if ((await isPaidByAnother(tx, payment)) && !(await isRestDue(tx, payment))) return
  await mailPayer(tx, payment, { kind: 'payment-failed', at })
}

async function isRestDue(tx: Db, { registration_id }: Payment): Promise<boolean> {
  const registration = registration_id ? await findRegistration(tx, registration_id) : undefined
  return registration !== undefined && (await dueOnlineNow(tx, registration)) > 0
}

/** A registration whose places were released is not confirmed: the payer is told that the office decides. */
async function thanksFor(tx: Db, { registration_id }: Payment): Promise<MailKind> {
  if (!registration_id) return 'gift-receipt'
  const registration = await findRegistration(tx, registration_id)
  return registration && takesPlaces(registration.hold) ? 'registration-paid' : 'paid-late'
}

/**
 * Releases the places of a fully refunded registration, unless other money has paid for it, or the office
 * has given it places anew while the money was on its way back.
 */
async function recordRefunded(
  tx: Db,
  payment: Payment,
  { source, at }: { source: EvidenceSource; at: Date },
): Promise<void> {
  if (payment.registration_id) {
    await lockPaidFor(tx, payment)
    const isHeld = isOffer(await placeEvents(tx, payment.registration_id))
    if (!isHeld && !(await hasOtherMoney(tx, payment))) {
      const change = { hold: 'released', heldUntil: undefined, source, at } as const
      await setHold(tx, payment.registration_id, change)
    }
  }
  const last = (await refundsOf(tx, payment.id)).filter(({ state }) => state === 'done').at(-1)
  if (!last?.is_quiet) await mailPayer(tx, payment, { kind: 'refunded', at: at.toISOString() })
}

/** A partial refund changes no state; the payer is told, unless the office chose otherwise. */
export async function recordRefundedInPart(
  tx: Db,
  payment: Payment,
  { token, at }: { token: string; at: string },
): Promise<void> {
  if ((await findRefund(tx, token)).is_quiet) return
  await mailPayer(tx, payment, { kind: 'refunded-in-part', name: token, at })
}

async function lockPaidFor(tx: Db, { gift_id, registration_id }: Payment): Promise<void> {
  if (gift_id) await lockGift(tx, gift_id)
  if (registration_id) await lockRegistration(tx, registration_id)
}

async function mailPayer(
  tx: Db,
  payment: Payment,
  mail: { kind: MailKind; name?: string; at: string },
): Promise<void> {
  // The office may have corrected the address since the payment was opened.
  const recipient = await payerAddress(tx, await recordOf(tx, payment))
  await queueMail(tx, { ...mail, about: { payment_id: payment.id }, recipient })
}
