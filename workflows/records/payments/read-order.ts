import type { Db } from '#database/engine/open.ts'
import { entriesFor, readMoney } from '#database/records/money/account-sums.ts'
import {
  continuePaying,
  endOutdatedAttempts,
  type Order,
} from '#database/records/payments/payment-attempts.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import { ownerColumnOf, type PrivateRecord } from '#database/records/private/private-pages.ts'
import {
  attendeesOf,
  findRegistration,
  type NewAttendee,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { findEvent, isOpen, type ProgrammeEvent } from '#domain/conferences/conference.ts'
import { type Paise, sumEntries } from '#domain/money.ts'
import {
  dueOnlineNext,
  type HandOffRefusal,
  refuseHandOff,
  toProviderName,
} from '#domain/payments/hand-off.ts'
import { transactionId } from '#domain/record-numbers.ts'
import type { Services } from '#workflows/services.ts'

type StoredOrder = Awaited<ReturnType<typeof readOrder>>

/** The facts for `refuseHandOff` about `payment` or, when it is absent, about the latest payment. */
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

export type Refusal = {
  reason: HandOffRefusal
  paidMinor: Paise | undefined
  laterMinor: Paise
}

export function refusalOf(order: StoredOrder): Refusal | undefined {
  const reason = refuseHandOff(order)
  const paid = order.attempts.findLast(({ state }) => state === 'paid')
  const paidMinor = paid && (paid.received_minor ?? paid.amount_minor)
  return reason && { reason, paidMinor, laterMinor: order.laterMinor }
}

/** What a payer is asked for online now, from the stored payments, refunds and entries. */
export async function dueOnlineNow(db: Db, registration: Registration): Promise<Paise> {
  const { due_minor: quotedMinor, full_minor: priceMinor } = registration
  return dueOnlineNext({ quotedMinor, priceMinor, ...(await readMoney(db, registration)) })
}

/**
 * Inside the transaction that has locked the payments and the registration: ends open attempts, so that
 * nobody pays an amount, or for an event, that a change has made wrong.
 */
export async function endOutdated(tx: Db, id: string, at: Date): Promise<void> {
  const registration = await findRegistration(tx, id)
  if (!registration) return
  const amount_minor = await dueOnlineNow(tx, registration)
  const due = { purpose: registration.event_code, amount_minor }
  await endOutdatedAttempts(tx, await paymentsFor(tx, 'registration_id', id), due, at)
}

export async function continueRegistration(
  tx: Db,
  services: Services,
  stored: Registration,
  place: ProgrammeEvent,
  how: {
    /** Opens a new payment even if the latest one is still open, so that the office's offer has its own mail. */
    anew?: boolean
    /** The open payment is known to be this visitor's. */
    mayReuseOpen?: boolean
    /** The payer, when the registration was stored in this transaction. */
    newPayer?: NewAttendee | undefined
  },
): Promise<Payment> {
  const { anew = false, newPayer } = how
  const payment = await continuePaying(tx, {
    owner: { gift_id: null, registration_id: stored.id },
    order: async () => {
      const registration = newPayer ? stored : await findRegistration(tx, stored.id)
      return registrationOrder(tx, services, registration ?? stored, newPayer)
    },
    at: services.now(),
    provider: services.payments.current,
    newTxnid: () => transactionId(place.programme.prefix, services.randomBelow),
    // Without a submission key the open payment may belong to another tab, so a new one is opened.
    mayReuseOpen: how.mayReuseOpen ?? (stored.submission !== null && !anew),
    isNew: newPayer !== undefined,
    openedBy: anew ? 'office' : 'visitor',
  })
  const { txnid, amount_minor: amountMinor } = payment
  services.log.info('payment-continued', { txnid, amountMinor })
  return payment
}

/** The first attendee pays for all: `newPayer`, when the registration was stored in this transaction. */
export async function registrationOrder(
  tx: Db,
  { content }: Services,
  registration: Registration,
  newPayer?: NewAttendee,
): Promise<Order> {
  const payer = newPayer ?? (await attendeesOf(tx, registration.id))[0]
  if (!payer) throw new Error('A registration is for somebody')
  return {
    purpose: registration.event_code,
    payer_name: toProviderName({ names: [payer.first_name, payer.last_name], ...payer }),
    // The provider requires an address and writes to it, so it gets the church's own of a payer who was
    // registered at the desk without one; none is invented.
    payer_email: payer.email || content.church.email,
    payer_phone: payer.phone,
    amount_minor: newPayer ? registration.due_minor : await dueOnlineNow(tx, registration),
  }
}
