import { holdAgain, mayHavePlaces } from '#app/places.server.ts'
import type { Services } from '#app/services.server.ts'
import type { Db } from '#database/open.ts'
import { continuePaying } from '#database/payment-attempts.ts'
import { findPayment, type Payment } from '#database/payments.ts'
import { setHold } from '#database/places.ts'
import { findRegistration } from '#database/registrations.ts'
import { nextTransactionId } from '#domain/payments/transaction-id.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { settlePayment } from './settle-payment.server.ts'

type Retrying = Pick<
  Services,
  'content' | 'db' | 'payments' | 'log' | 'count' | 'now' | 'randomBelow'
>

/**
 * Pays for the same thing once more: a new attempt after one that failed, else the one that is
 * there. Nothing need be typed again; what is stored says who pays what. Where its places have gone to
 * others there is nothing to pay for, and the payment stays as it is.
 */
export async function retryPayment(
  services: Retrying,
  txnid: string,
): Promise<Payment | undefined> {
  const payment = await findPayment(services.db, txnid)
  if (!payment) return undefined
  // The bank may have changed its mind since: whoever has paid must not be sent to pay again.
  if (payment.state === 'failed') await settlePayment(services, payment, { source: 'visit' })
  const next = await services.db
    .transaction()
    .execute((tx) => continueWithPlaces(tx, services, payment))
  services.log.info('payment-continued', { txnid: next.txnid, after: txnid })
  return next
}

async function continueWithPlaces(tx: Db, services: Retrying, payment: Payment): Promise<Payment> {
  const { registration_id } = payment
  const registration = registration_id ? await findRegistration(tx, registration_id) : undefined
  const lost = registration !== undefined && !takesPlaces(registration.hold)
  if (lost && !(await mayHavePlaces(tx, services, registration))) return payment
  const next = await continuePaying(tx, toContinuation(services, payment))
  if (lost && next.state === 'open')
    await setHold(tx, registration.id, holdAgain(services, registration))
  return next
}

function toContinuation({ now, randomBelow }: Retrying, payment: Payment) {
  const { gift_id, registration_id, purpose, amount_minor } = payment
  const { payer_name, payer_email, payer_phone } = payment
  const payer = { payer_name, payer_email, payer_phone }
  return {
    order: { gift_id, registration_id, purpose, amount_minor, ...payer },
    at: now(),
    drawTxnid: () => nextTransactionId(payment.txnid, randomBelow),
    mayReuseOpen: true,
  }
}
