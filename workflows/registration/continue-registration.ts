import type { Db } from '#database/open.ts'
import { continuePaying } from '#database/payment-attempts.ts'
import type { Payment } from '#database/payments.ts'
import { attendeesOf, type NewAttendee, type Registration } from '#database/registrations.ts'
import { toProviderName } from '#domain/payments/provider-text.ts'
import { transactionId } from '#domain/payments/transaction-id.ts'
import type { ProgrammeEvent } from '#domain/registration/conference.ts'
import type { Services } from '#workflows/services.ts'

type Paying = {
  services: Pick<Services, 'now' | 'randomBelow' | 'log'>
  stored: Registration
  place: ProgrammeEvent
  /** Opens a new payment even if the latest one is still open, so that the office's offer has its own mail. */
  anew?: boolean
  /** The payer, when the registration was stored in this transaction. */
  newPayer?: NewAttendee | undefined
}

/** Continues or opens the payment of a registration, inside a transaction. The first attendee pays for all. */
export async function continueRegistration(tx: Db, paying: Paying): Promise<Payment> {
  const { services, stored, place, anew = false, newPayer } = paying
  const payer = newPayer ?? (await attendeesOf(tx, stored.id))[0]
  if (!payer) throw new Error('A registration is for somebody')
  const payment = await continuePaying(tx, {
    order: {
      gift_id: null,
      registration_id: stored.id,
      purpose: stored.event_code,
      payer_name: toProviderName(payer.first_name, 'Friend'),
      payer_email: payer.email,
      payer_phone: payer.phone,
      amount_minor: stored.due_minor,
    },
    at: services.now(),
    drawTxnid: () => transactionId(place.programme.prefix, services.randomBelow),
    // Without a submission key the open payment may belong to another tab, so a new one is opened.
    mayReuseOpen: stored.submission !== null && !anew,
    isNew: newPayer !== undefined,
    openedBy: anew ? 'office' : 'visitor',
  })
  services.log.info('payment-continued', {
    txnid: payment.txnid,
    amountMinor: payment.amount_minor,
  })
  return payment
}
