import type { Db } from '#database/engine/open.ts'
import { continuePaying } from '#database/records/payments/payment-attempts.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import {
  findRegistration,
  type NewAttendee,
  type Registration,
} from '#database/records/registration/registrations.ts'
import type { ProgrammeEvent } from '#domain/conferences/conference.ts'
import { transactionId } from '#domain/record-numbers.ts'
import { registrationOrder } from '#workflows/records/payments/read-order.ts'
import type { Services } from '#workflows/services.ts'

type Paying = {
  services: Services
  stored: Registration
  place: ProgrammeEvent
  /** Opens a new payment even if the latest one is still open, so that the office's offer has its own mail. */
  anew?: boolean
  /** The open payment is known to be this visitor's. */
  mayReuseOpen?: boolean
  /** The payer, when the registration was stored in this transaction. */
  newPayer?: NewAttendee | undefined
}

/** Continues or opens the payment of a registration, inside a transaction. */
export async function continueRegistration(tx: Db, paying: Paying): Promise<Payment> {
  const { services, stored, place, anew = false, newPayer } = paying
  const payment = await continuePaying(tx, {
    owner: { gift_id: null, registration_id: stored.id },
    order: async () => {
      const registration = newPayer ? stored : await findRegistration(tx, stored.id)
      return registrationOrder(tx, {
        registration: registration ?? stored,
        newPayer,
        churchEmail: services.content.church.email,
      })
    },
    at: services.now(),
    provider: services.payments.current,
    newTxnid: () => transactionId(place.programme.prefix, services.randomBelow),
    // Without a submission key the open payment may belong to another tab, so a new one is opened.
    mayReuseOpen: paying.mayReuseOpen ?? (stored.submission !== null && !anew),
    isNew: newPayer !== undefined,
    openedBy: anew ? 'office' : 'visitor',
  })
  services.log.info('payment-continued', {
    txnid: payment.txnid,
    amountMinor: payment.amount_minor,
  })
  return payment
}
