import type { Db } from '#database/engine/open.ts'
import { continuePaying, type Order } from '#database/records/payments/payment-attempts.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import { type PrivateRecord, recordOf } from '#database/records/private/private-pages.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { nextTransactionId } from '#domain/record-numbers.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { holdAgain, mayHavePlaces } from '#workflows/records/places/find-places.ts'
import { latestTxnid } from '#workflows/records/private/read-private-page.ts'
import { continueRegistration } from '#workflows/records/registration/continue-registration.ts'
import type { Services } from '#workflows/services.ts'
import { readOrder, registrationOrder } from './read-order.ts'
import { askAboutAttempts } from './reports/sweep-payments.ts'

/**
 * Returns the payment with which a payer continues: a new one after a failure, otherwise the existing
 * one. Payer and amount are those that are stored now, so nothing has to be typed again. When the places
 * are gone or registration has closed, no payment is opened and the existing one is returned.
 */
export async function retryPayment(
  services: Services,
  txnid: string,
  { paysRest = false } = {},
): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment) return undefined
  const record = await recordOf(services.db, payment)
  // The failed payment may have succeeded since: a payer must not be sent to pay twice.
  await askAboutAttempts(services, { record, pauseMs: 0 })
  const next = await services.db
    .transaction()
    .execute(async (tx) => continueUnlessClosed(tx, services, { payment, paysRest }))
  services.log.info('payment-continued', { txnid: next.txnid, after: txnid })
  return next
}

/** Reads everything again, because it may have changed while the provider was asked. */
async function continueUnlessClosed(
  tx: Db,
  services: Services,
  { payment, paysRest }: { payment: Payment; paysRest: boolean },
): Promise<Payment> {
  const record = await recordOf(tx, payment)
  const order = await readOrder(tx, services, { record })
  if (refuseHandOff(order) === 'closed') return order.attempts.at(-1) ?? payment
  const openedBy = order.openedByOffice ? 'office' : 'visitor'
  return continueWithPlaces(tx, services, {
    record,
    payment: { ...payment, opened_by: openedBy },
    paysRest: paysRest || wasForRest(payment, order.attempts),
  })
}

/** Whether it was opened after another one had paid a part. */
function wasForRest({ opened_at }: Payment, attempts: readonly Payment[]): boolean {
  return attempts.some((other) => other.state === 'paid' && other.opened_at < opened_at)
}

async function continueWithPlaces(
  tx: Db,
  services: Services,
  { record, payment, paysRest }: { record: PrivateRecord; payment: Payment; paysRest: boolean },
): Promise<Payment> {
  const registration = record.kind === 'registration' ? record.registration : undefined
  const lost = registration !== undefined && !takesPlaces(registration.hold)
  if (lost && !(await mayHavePlaces(tx, services, registration))) return payment
  const next = await continuePaying(tx, { ...toContinuation(tx, services, payment), paysRest })
  if (lost && next.state === 'open')
    await setHold(tx, registration.id, holdAgain(services, registration))
  return next
}

function toContinuation(tx: Db, services: Services, payment: Payment) {
  const { now, payments, randomBelow } = services
  const { gift_id, registration_id } = payment
  return {
    owner: { gift_id, registration_id },
    order: () => orderNow(tx, services, payment),
    at: now(),
    provider: payments.current,
    newTxnid: () => nextTransactionId(payment.txnid, randomBelow),
    mayReuseOpen: true,
    openedBy: payment.opened_by,
  }
}

/** The office may have changed a registration since the earlier payment was opened; a gift stays as it is. */
async function orderNow(tx: Db, { content }: Services, payment: Payment): Promise<Order> {
  const record = await recordOf(tx, payment)
  if (record.kind === 'registration') {
    const { registration } = record
    return registrationOrder(tx, { registration, churchEmail: content.church.email })
  }
  const { purpose, payer_name, payer_email, payer_phone, amount_minor } = payment
  return { purpose, payer_name, payer_email, payer_phone, amount_minor }
}

/**
 * Returns the payment with which the payer pays what is due now: the first payment, another try, or the
 * rest. Two tabs get the same one. Undefined when nobody may be sent to pay.
 */
export async function payBalance(
  services: Services,
  record: PrivateRecord,
): Promise<Payment | undefined> {
  const txnid = await latestTxnid(services, record)
  const payment = txnid
    ? await retryPayment(services, txnid, { paysRest: true })
    : record.kind === 'registration' && (await openFirst(services, record.registration))
  return payment && payment.state === 'open' ? payment : undefined
}

/** Nobody has tried to pay online yet, for example when the first money came in cash. */
async function openFirst(
  services: Services,
  registration: Registration,
): Promise<Payment | undefined> {
  const place = findEvent(services.content.conferences, registration.event_code)
  if (!place || !takesPlaces(registration.hold)) return undefined
  return services.db.transaction().execute(async (tx) => {
    const record = { kind: 'registration', registration } as const
    const order = await readOrder(tx, services, { record })
    if (refuseHandOff(order)) return undefined
    return continueRegistration(tx, { services, stored: registration, place, mayReuseOpen: true })
  })
}
