import type { Db } from '#database/engine/open.ts'
import { continuePaying, type Order } from '#database/records/payments/payment-attempts.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import {
  attendeesOf,
  findRegistration,
  type NewAttendee,
  type Registration,
} from '#database/records/registration/registrations.ts'
import type { ProgrammeEvent } from '#domain/conferences/conference.ts'
import { toProviderName } from '#domain/payments/hand-off.ts'
import { transactionId } from '#domain/record-numbers.ts'
import { dueOnlineNow } from '#workflows/records/payments/read-order.ts'
import type { Services } from '#workflows/services.ts'

/** Continues or opens the payment of a registration, inside a transaction. */
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

/**
 * What is to be paid for a registration now. The first attendee pays for all: `newPayer`, when the registration
 * was stored in this transaction.
 */
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
