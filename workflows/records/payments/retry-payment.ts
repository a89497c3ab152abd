import type { Db } from '#database/engine/open.ts'
import { continuePaying } from '#database/records/payments/payment-attempts.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import { type PrivateRecord, recordOf } from '#database/records/private/private-pages.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { nextTransactionId } from '#domain/record-numbers.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { holdAgain, mayHavePlaces } from '#workflows/records/places/find-places.ts'
import { latestTxnid } from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'
import { continueRegistration, readOrder, registrationOrder } from './read-order.ts'
import { askAboutAttempts } from './reports/sweep-payments.ts'

/**
 * Returns the payment with which a payer continues: a new one after a failure, otherwise the existing
 * one. Payer and amount are those that are stored now, so nothing has to be typed again. When the places
 * are gone or registration has closed, no payment is opened and the existing one is returned.
 */
export async function retryPayment(services: Services, txnid: string, { paysRest = false } = {}) {
  const { db, log } = services
  const payment = await findPayment(db, txnid)
  if (!payment) return undefined
  // The failed payment may have succeeded since: a payer must not be sent to pay twice.
  await askAboutAttempts(services, await recordOf(db, payment), 0)
  const transaction = db.transaction()
  const next = await transaction.execute((tx) => continueAfter(tx, services, payment, paysRest))
  log.info('payment-continued', { txnid: next.txnid, after: txnid })
  return next
}

/** Reads everything again, because it may have changed while the provider was asked. */
async function continueAfter(tx: Db, services: Services, payment: Payment, paysRest: boolean) {
  const { now, payments, randomBelow } = services
  const record = await recordOf(tx, payment)
  const order = await readOrder(tx, services, record)
  const { attempts, openedByOffice } = order
  if (refuseHandOff(order) === 'closed') return attempts.at(-1) ?? payment
  const registration = record.kind === 'registration' ? record.registration : undefined
  const lost = registration !== undefined && !takesPlaces(registration.hold)
  if (lost && !(await mayHavePlaces(tx, services, registration))) return payment
  const { gift_id, registration_id, opened_at } = payment
  const next = await continuePaying(tx, {
    owner: { gift_id, registration_id },
    // The office may have changed a registration since the earlier payment was opened; a gift stays as it is.
    async order() {
      const stored = await recordOf(tx, payment)
      if (stored.kind === 'registration') {
        return registrationOrder(tx, services, stored.registration)
      }
      const { purpose, payer_name, payer_email, payer_phone, amount_minor } = payment
      return { purpose, payer_name, payer_email, payer_phone, amount_minor }
    },
    at: now(),
    provider: payments.current,
    newTxnid: () => nextTransactionId(payment.txnid, randomBelow),
    mayReuseOpen: true,
    openedBy: openedByOffice ? 'office' : 'visitor',
    // Also where it was opened after another one had paid a part.
    paysRest:
      paysRest || attempts.some((other) => other.state === 'paid' && other.opened_at < opened_at),
  })
  if (lost && next.state === 'open') {
    await setHold(tx, registration.id, holdAgain(services, registration))
  }
  return next
}

/**
 * Returns the payment with which the payer pays what is due now: the first payment, another try, or the
 * rest. Two tabs get the same one. Undefined when nobody may be sent to pay.
 */
export async function payBalance(services: Services, record: PrivateRecord) {
  const txnid = await latestTxnid(services, record)
  const payment = txnid
    ? await retryPayment(services, txnid, { paysRest: true })
    : await openFirst(services, record)
  return payment && payment.state === 'open' ? payment : undefined
}

/** Nobody has tried to pay online yet, for example when the first money came in cash. */
async function openFirst(services: Services, record: PrivateRecord): Promise<Payment | undefined> {
  if (record.kind === 'gift') return undefined
  const { registration } = record
  const place = findEvent(services.content.conferences, registration.event_code)
  if (!place || !takesPlaces(registration.hold)) return undefined
  return services.db.transaction().execute(async (tx) => {
    if (refuseHandOff(await readOrder(tx, services, record))) return undefined
    return continueRegistration(tx, services, registration, place, { mayReuseOpen: true })
  })
}
