import { sumMoney } from '#database/money-sums.ts'
import type { Db } from '#database/open.ts'
import { queueMail } from '#database/outbox.ts'
import { appendPaymentEvent } from '#database/payment-events.ts'
import {
  changePayment,
  lockPayment,
  type Payment,
  paymentsForRegistration,
} from '#database/payments.ts'
import { lockPlaces, setHold } from '#database/places.ts'
import {
  attendeesOf,
  findRegistration,
  freeSubmission,
  lockRegistration,
} from '#database/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Paise } from '#domain/money.ts'
import type { Services } from '#workflows/services.ts'

export type Cancellation =
  | { ok: true; told: string[] }
  | { ok: false; problem: 'unknown' | 'cancelled' | 'being-confirmed' }
  | { ok: false; problem: 'money-received'; keptMinor: Paise }

/**
 * Cancels a registration for the office: releases its places, ends its open payments and mails its
 * attendees. Refused while received money has not been refunded. Money that arrives later is recorded
 * and shown to the office as late.
 */
export async function cancelRegistration(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  id: string,
): Promise<Cancellation> {
  const seen = await findRegistration(db, id)
  if (!seen) return { ok: false, problem: 'unknown' }
  return db.transaction().execute(async (tx) => {
    await lockPlaces(tx, seen.event_code)
    const payments = await lockPayments(tx, id)
    const { hold } = await lockRegistration(tx, id)
    if (hold === 'cancelled') return { ok: false, problem: 'cancelled' }
    if (payments.some(({ state }) => state === 'paid')) {
      const { receivedMinor, returnedMinor } = await sumMoney(tx, payments)
      const keptMinor = receivedMinor - returnedMinor
      return { ok: false, problem: 'money-received', keptMinor }
    }
    if (payments.some(({ state }) => state === 'confirming')) {
      return { ok: false, problem: 'being-confirmed' }
    }
    const at = now()
    for (const payment of payments) await endAttempt(tx, payment, at)
    await setHold(tx, id, { hold: 'cancelled', heldUntil: undefined, source: 'office', at })
    await freeSubmission(tx, id)
    log.info('registration-cancelled', { registration: id })
    return { ok: true, told: await tellPeople(tx, id, at) }
  })
}

async function lockPayments(tx: Db, id: string): Promise<Payment[]> {
  const payments: Payment[] = []
  for (const payment of await paymentsForRegistration(tx, id)) {
    payments.push(await lockPayment(tx, payment.id))
  }
  return payments
}

/** Fails an open payment. The sweep still asks about it, because the payer may be on the provider's page now. */
async function endAttempt(tx: Db, { id, state }: Payment, at: Date): Promise<void> {
  if (state !== 'open') return
  await changePayment(tx, id, { state: 'failed', changed_at: at.toISOString() })
  await appendPaymentEvent(tx, {
    payment_id: id,
    at: at.toISOString(),
    source: 'office',
    evidence: 'cancelled',
    from_state: state,
    to_state: 'failed',
  })
}

/** Mails all attendees, each mailbox once. */
async function tellPeople(tx: Db, id: string, at: Date): Promise<string[]> {
  const told = new Map<string, string>()
  for (const { email, position } of await attendeesOf(tx, id)) {
    if (told.has(mailboxOf(email))) continue
    told.set(mailboxOf(email), email)
    await queueMail(tx, {
      kind: 'registration-cancelled',
      name: String(position),
      about: { registration_id: id },
      recipient: email,
      at: at.toISOString(),
    })
  }
  return [...told.values()]
}
