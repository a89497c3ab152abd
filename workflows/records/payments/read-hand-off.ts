import type { Db } from '#database/engine/open.ts'
import { continuePaying } from '#database/records/payments/payment-attempts.ts'
import {
  findPayment,
  findPaymentByToken,
  type Payment,
  watchPayment,
} from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import { type PrivateRecord, recordOf, storedOf } from '#database/records/private/private-pages.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { nextTransactionId } from '#domain/record-numbers.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { CheckoutRequest } from '#integrations/payments/port.ts'
import { nameSold } from '#workflows/conferences/event-now.ts'
import { holdAgain, mayHavePlaces } from '#workflows/records/places/find-places.ts'
import { latestTxnid } from '#workflows/records/private/read-private-page.ts'
import type { Services } from '#workflows/services.ts'
import { continueRegistration, readOrder, refusalOf, registrationOrder } from './read-order.ts'
import { askAboutAttempts } from './reports/sweep-payments.ts'

const ASK_AGAIN_AFTER_MS = 4_000

/** The form that posts the payer to the provider; `settled` once the payment has a result to show instead. */
export async function readHandOff(services: Services, token: string) {
  const { db, now } = services
  const found = await findPaymentByToken(db, token)
  if (!found) return undefined
  const record = await recordOf(db, found)
  const language = storedOf(record).language
  // A payment opened within the last minute is not asked about, so that first-time payers don't wait.
  const aMinuteAgo = new Date(now().getTime() - 60_000).toISOString()
  await askAboutAttempts(services, record, ASK_AGAIN_AFTER_MS, aMinuteAgo)
  const order = await readOrder(db, services, record, found)
  const payment = order.attempts.find(({ id }) => id === found.id) ?? found
  const { txnid } = payment
  const refusal = refusalOf(order)
  const settled = { settled: true as const, language, txnid }
  const isOver = payment.state !== 'open'
  if (isOver && !(refusal?.reason === 'nothing-due' && wasEnded(payment))) return settled
  if (refusal) return { settled: false as const, language, refusal, txnid }
  if (!(await hasPlaces(services, record))) return settled
  await watchPayment(db, payment.id, now())
  return {
    settled: false as const,
    language,
    refusal,
    amount: rupeesIn(language, payment.amount_minor),
    purpose: await nameSold(services, payment, language),
    form: services.payments.of(payment).checkout(toCheckout(payment)),
  }
}

/** Ended by us before the payer pressed a button at the provider, because the amount due had changed. */
function wasEnded({ state, heard }: Payment): boolean {
  return (
    state === 'failed' && (heard === null || heard === 'not-found' || heard === 'confirmed-begun')
  )
}

/** Takes released places again. False when there are none left: then nobody is sent to pay for them. */
async function hasPlaces(services: Services, record: PrivateRecord): Promise<boolean> {
  if (record.kind === 'gift' || takesPlaces(record.registration.hold)) return true
  const { registration } = record
  return services.db.transaction().execute(async (tx) => {
    if (!(await mayHavePlaces(tx, services, registration))) return false
    await setHold(tx, registration.id, holdAgain(services, registration))
    return true
  })
}

export function toCheckout(payment: Payment): CheckoutRequest {
  const { txnid, amount_minor: amountMinor, purpose } = payment
  const { payer_name: name, payer_email: email, payer_phone: phone } = payment
  return { txnid, amountMinor, purpose, payer: { name, email, phone } }
}

/** When the places are gone or registration has closed, no payment is opened and the existing one is returned. */
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

/** Two tabs get the same payment. Undefined when nobody may be sent to pay. */
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
