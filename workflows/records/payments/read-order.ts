import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import { entriesFor } from '#database/records/money/money-entries.ts'
import { endOutdatedAttempts, type Order } from '#database/records/payments/payment-attempts.ts'
import { type Payment, paymentsForRegistration } from '#database/records/payments/payments.ts'
import { attemptsFor, type PrivateRecord } from '#database/records/private/private-pages.ts'
import {
  attendeesOf,
  findRegistration,
  type NewAttendee,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { findEvent, isOpen } from '#domain/conferences/conference.ts'
import { type Paise, sumEntries } from '#domain/money.ts'
import {
  dueOnlineNext,
  type HandOffFacts,
  type HandOffRefusal,
  refuseHandOff,
  toProviderName,
} from '#domain/payments/hand-off.ts'
import type { Services } from '#workflows/services.ts'

export type StoredOrder = Omit<HandOffFacts, 'attempts'> & {
  attempts: Payment[]
  /** The part of the price that is paid at the venue. */
  laterMinor: Paise
}

/**
 * Reads the facts for `refuseHandOff`. They are about `payment` or, when it is absent, about the
 * latest payment.
 */
export async function readOrder(
  db: Db,
  services: Services,
  { record, payment }: { record: PrivateRecord; payment?: Payment | undefined },
): Promise<StoredOrder> {
  const attempts = await attemptsFor(db, record)
  const going = payment ?? attempts.at(-1)
  return {
    dueMinor: await dueOf(db, record, attempts),
    laterMinor: laterOf(record),
    attempts,
    isOpen: isPayable(services, record),
    openedByOffice: going?.opened_by === 'office',
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

/** A gift is given once; of a registration the rest may be paid. */
async function dueOf(db: Db, record: PrivateRecord, attempts: readonly Payment[]): Promise<Paise> {
  if (record.kind === 'registration') return dueOnlineNow(db, record.registration)
  const byHand = sumEntries(await entriesFor(db, 'gift_id', record.gift.id))
  const isGiven = attempts.some(({ state }) => state === 'paid') || byHand.receivedMinor > 0
  return isGiven ? 0 : record.gift.amount_minor
}

function isPayable({ content, now }: Services, record: PrivateRecord) {
  if (record.kind === 'gift') return true
  const event = findEvent(content.conferences, record.registration.event_code)?.event
  return event !== undefined && isOpen(event, now())
}

function laterOf(record: PrivateRecord): Paise {
  if (record.kind === 'gift') return 0
  return record.registration.full_minor - record.registration.due_minor
}

/** What a payer is asked for online now, from the stored payments, refunds and entries. */
export async function dueOnlineNow(
  db: Db,
  registration: Pick<Registration, 'id' | 'due_minor' | 'full_minor'>,
): Promise<Paise> {
  const { id, due_minor: quotedMinor, full_minor: priceMinor } = registration
  return dueOnlineNext({ quotedMinor, priceMinor, ...(await sumAccount(db, id)) })
}

/**
 * Inside the transaction that has locked the payments and the registration: ends open attempts, so that
 * nobody pays an amount, or for an event, that a change has made wrong.
 */
export async function endOutdated(tx: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  const registration = await findRegistration(tx, id)
  if (!registration) return
  const due = {
    purpose: registration.event_code,
    amount_minor: await dueOnlineNow(tx, registration),
  }
  const attempts = await paymentsForRegistration(tx, id)
  await endOutdatedAttempts(tx, { attempts, order: due, at })
}

type Ordered = {
  registration: Pick<Registration, 'id' | 'event_code' | 'due_minor' | 'full_minor'>
  /** The payer, when the registration was stored in this transaction. */
  newPayer?: NewAttendee | undefined
  /**
   * The church's own address. The provider requires one and writes to it, so it gets this one of a payer
   * who was registered at the desk without an address; none is invented.
   */
  churchEmail: string
}

/** What is to be paid for a registration now. The first attendee pays for all. */
export async function registrationOrder(
  tx: Db,
  { registration, newPayer, churchEmail }: Ordered,
): Promise<Order> {
  const payer = newPayer ?? (await attendeesOf(tx, registration.id))[0]
  if (!payer) throw new Error('A registration is for somebody')
  return {
    purpose: registration.event_code,
    payer_name: toProviderName({ names: [payer.first_name, payer.last_name], ...payer }),
    payer_email: payer.email || churchEmail,
    payer_phone: payer.phone,
    amount_minor: newPayer ? registration.due_minor : await dueOnlineNow(tx, registration),
  }
}
