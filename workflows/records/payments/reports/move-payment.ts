import type { Db } from '#database/engine/open.ts'
import { changeRows, hasRow, rowOf } from '#database/engine/rows.ts'
import { lockGift } from '#database/records/gifts/gifts.ts'
import { hasOtherMoney, readMoney } from '#database/records/money/account-sums.ts'
import {
  appendPaymentEvent,
  isPaidByAnother,
  type Payment,
} from '#database/records/payments/payments.ts'
import { markRegistrationPaid, placeEvents, setHold } from '#database/records/places/places.ts'
import { issueReceipt } from '#database/records/receipts/receipts.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import {
  findRegistration,
  lockRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import { nextAsking } from '#domain/payments/asking.ts'
import type { Evidence, EvidenceSource } from '#domain/payments/evidence.ts'
import { financialYear, receiptDate } from '#domain/payments/financial-year.ts'
import { afterEvidence, type PaymentState, wasReceived } from '#domain/payments/payment-state.ts'
import { isOffer, takesPlaces } from '#domain/registration/places.ts'
import type { ProviderRecord } from '#integrations/payments/port.ts'
import { dueOnlineNow, endOutdated } from '#workflows/records/payments/read-order.ts'
import { mailPayer } from '#workflows/records/registration/notify-people.ts'

type PaymentMove = {
  /** Read under the lock that the caller holds. */
  payment: Payment
  source: EvidenceSource
  evidence: Evidence
  answer?: ProviderRecord | undefined
  at: Date
}

/**
 * Applies evidence to a payment. Must run in the transaction that holds the payment's lock: the event,
 * the new state and everything that follows from it (gift or registration, receipt, mail) are written
 * together or not at all.
 */
export async function movePayment(tx: Db, move: PaymentMove) {
  const { payment, source, evidence } = move
  const from = payment.state
  const to = afterEvidence(from, evidence)
  const at = move.at.toISOString()
  const event = { payment_id: payment.id, source, evidence }
  if (from !== to || !(await hasRow(tx, 'payment_event', event))) {
    await appendPaymentEvent(tx, { ...event, at, from_state: from, to_state: to })
  }
  if (!wasReceived(from) || from !== to)
    await changeRows(tx, 'payment', { id: payment.id }, changes(move, to))
  const moved = { evidence, from, to }
  if (from === to) return { ...moved, overpaid: false }
  const overpaid = to === 'paid' && (await recordReceived(tx, move))
  if (to === 'failed') await recordFailure(tx, move)
  if (to === 'refunded') await recordRefunded(tx, move)
  return { ...moved, overpaid }
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

/**
 * Records that a payment was received. Returns true when more has come than is due: then all of it is
 * kept, the office sees it, and a payer who has paid twice is told. The lock on the gift or registration
 * makes two concurrent payments see each other.
 */
async function recordReceived(tx: Db, move: PaymentMove): Promise<boolean> {
  const { payment, answer, at } = move
  const { id, gift_id, registration_id, opened_at } = payment
  await lockPaidFor(tx, payment)
  const registration = registration_id ? await findRegistration(tx, registration_id) : undefined
  const overpaid = registration
    ? await exceedsPrice(tx, registration)
    : await isPaidByAnother(tx, payment)
  if (overpaid) await changeRows(tx, 'payment', { id }, { overpaid: 1 })
  if (gift_id) await changeRows(tx, 'gift', { id: gift_id }, { status: 'Paid' })
  if (registration) {
    await markRegistrationPaid(tx, registration.id, move)
    await endOutdated(tx, registration.id, at)
  }
  const paidAt = answer?.found ? answer.paidAt : undefined
  const date = receiptDate({ paidAt, openedAt: new Date(opened_at), heardAt: at })
  // The series is locked last, so that nobody waits for it longer than for the rest of one payment.
  const dated = { year: financialYear(date), issued_at: date.toISOString() }
  await issueReceipt(tx, { payment_id: id, ...dated })
  const isSecond = overpaid && (await hasOtherMoney(tx, payment))
  // Without places it is not confirmed: the payer is told that the office decides.
  const thanks = registration && takesPlaces(registration.hold) ? 'registration-paid' : 'paid-late'
  const first = registration ? thanks : 'gift-receipt'
  await mailPayer(tx, payment, { kind: isSecond ? 'paid-twice' : first, at })
  return overpaid
}

/** More came than the price: paid twice, also by hand, or the price was lowered while the payer was paying. */
async function exceedsPrice(tx: Db, registration: Registration): Promise<boolean> {
  const { receivedMinor, returnedMinor, reducedMinor } = await readMoney(tx, registration)
  return receivedMinor - returnedMinor > registration.full_minor - reducedMinor
}

/** Mails the payer about a failure, unless nothing is due any more. */
async function recordFailure(tx: Db, { payment, at }: PaymentMove): Promise<void> {
  if (await isPaidByAnother(tx, payment)) {
    const { registration_id: id } = payment
    const registration = id ? await findRegistration(tx, id) : undefined
    if (!registration || (await dueOnlineNow(tx, registration)) <= 0) return
  }
  await mailPayer(tx, payment, { kind: 'payment-failed', at })
}

/**
 * Releases the places of a fully refunded registration, unless other money has paid for it, or the office
 * has given it places anew while the money was on its way back.
 */
async function recordRefunded(tx: Db, { payment, source, at }: PaymentMove): Promise<void> {
  if (payment.registration_id) {
    await lockPaidFor(tx, payment)
    const isHeld = isOffer(await placeEvents(tx, payment.registration_id))
    if (!isHeld && !(await hasOtherMoney(tx, payment))) {
      const change = { hold: 'released', heldUntil: undefined, source, at } as const
      await setHold(tx, payment.registration_id, change)
    }
  }
  const last = (await refundsOf(tx, payment.id)).findLast(({ state }) => state === 'done')
  if (!last?.is_quiet) await mailPayer(tx, payment, { kind: 'refunded', at })
}

/** A partial refund changes no state; the payer is told, unless the office chose otherwise. */
export async function recordRefundedInPart(tx: Db, payment: Payment, token: string, at: Date) {
  if ((await rowOf(tx, 'refund', { token })).is_quiet) return
  await mailPayer(tx, payment, { kind: 'refunded-in-part', name: token, at })
}

async function lockPaidFor(tx: Db, { gift_id, registration_id }: Payment): Promise<void> {
  if (gift_id) await lockGift(tx, gift_id)
  if (registration_id) await lockRegistration(tx, registration_id)
}
