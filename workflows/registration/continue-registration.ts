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
  /** The office opens a new attempt, although the last one could still be paid: its mail is a new one. */
  anew?: boolean
  /** Who pays, where all of it was stored in this very transaction. */
  newPayer?: NewAttendee | undefined
}

/** Inside a transaction: the attempt to pay for it. The first person pays for all. */
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
    // Without the browser's key an open attempt may be somebody else's tab: it gets a new number.
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
