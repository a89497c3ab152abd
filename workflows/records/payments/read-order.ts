import type { Db } from '#database/engine/open.ts'
import { entriesFor, sumAccount } from '#database/records/money/account-sums.ts'
import { endOutdatedAttempts } from '#database/records/payments/payment-attempts.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { ownerColumnOf, type PrivateRecord } from '#database/records/private/private-pages.ts'
import {
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { findEvent, isOpen } from '#domain/conferences/conference.ts'
import { type Paise, sumEntries } from '#domain/money.ts'
import { dueOnlineNext, type HandOffRefusal, refuseHandOff } from '#domain/payments/hand-off.ts'
import type { Services } from '#workflows/services.ts'

export type StoredOrder = Awaited<ReturnType<typeof readOrder>>

/**
 * Reads the facts for `refuseHandOff`. They are about `payment` or, when it is absent, about the
 * latest payment.
 */
export async function readOrder(
  db: Db,
  { content, now }: Services,
  record: PrivateRecord,
  payment?: Payment,
) {
  const attempts = await paymentsFor(db, ...ownerColumnOf(record))
  const openedByOffice = (payment ?? attempts.at(-1))?.opened_by === 'office'
  // A gift is given once; of a registration the rest may be paid.
  if (record.kind === 'gift') {
    const { id, amount_minor } = record.gift
    const byHand = sumEntries(await entriesFor(db, 'gift_id', id))
    const isGiven = attempts.some(({ state }) => state === 'paid') || byHand.receivedMinor > 0
    const dueMinor = isGiven ? 0 : amount_minor
    return { attempts, openedByOffice, dueMinor, laterMinor: 0, isOpen: true }
  }
  const { registration } = record
  const event = findEvent(content.conferences, registration.event_code)?.event
  return {
    attempts,
    openedByOffice,
    dueMinor: await dueOnlineNow(db, registration),
    /** The part of the price that is paid at the venue. */
    laterMinor: registration.full_minor - registration.due_minor,
    isOpen: event !== undefined && isOpen(event, now()),
  }
}

/** Why the payer can't pay now, and what its words need. */
export type Refusal = {
  reason: HandOffRefusal
  /** What the latest payment has brought. */
  paidMinor: Paise | undefined
  /** The part of the price that is paid at the venue. */
  laterMinor: Paise
}

export function refusalOf(order: StoredOrder): Refusal | undefined {
  const reason = refuseHandOff(order)
  const paid = order.attempts.findLast(({ state }) => state === 'paid')
  const paidMinor = paid && (paid.received_minor ?? paid.amount_minor)
  return reason && { reason, paidMinor, laterMinor: order.laterMinor }
}

/** What a payer is asked for online now, from the stored payments, refunds and entries. */
export async function dueOnlineNow(
  db: Db,
  { id, due_minor: quotedMinor, full_minor: priceMinor }: Registration,
): Promise<Paise> {
  return dueOnlineNext({
    quotedMinor,
    priceMinor,
    ...(await sumAccount(db, 'registration_id', id)),
  })
}

/**
 * Inside the transaction that has locked the payments and the registration: ends open attempts, so that
 * nobody pays an amount, or for an event, that a change has made wrong.
 */
export async function endOutdated(tx: Db, id: string, at: Date): Promise<void> {
  const registration = await findRegistration(tx, id)
  if (!registration) return
  const amount_minor = await dueOnlineNow(tx, registration)
  const order = { purpose: registration.event_code, amount_minor }
  const attempts = await paymentsFor(tx, 'registration_id', id)
  await endOutdatedAttempts(tx, { attempts, order, at })
}
