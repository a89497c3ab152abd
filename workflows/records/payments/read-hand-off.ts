import {
  findPaymentByToken,
  type Payment,
  watchPayment,
} from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import { type PrivateRecord, recordOf, storedOf } from '#database/records/private/private-pages.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { CheckoutRequest } from '#integrations/payments/port.ts'
import { nameSold } from '#workflows/conferences/event-now.ts'
import { holdAgain, mayHavePlaces } from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { readOrder, refusalOf } from './read-order.ts'
import { askAboutAttempts } from './reports/sweep-payments.ts'

const ASK_AGAIN_AFTER_MS = 4_000

/**
 * The form that posts the payer to the provider, in the language of the gift or the registration; `settled` once
 * the payment has a result to show instead.
 */
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

/** Converts a stored payment to the port's checkout request. */
export function toCheckout(payment: Payment): CheckoutRequest {
  const { txnid, amount_minor: amountMinor, purpose } = payment
  const { payer_name: name, payer_email: email, payer_phone: phone } = payment
  return { txnid, amountMinor, purpose, payer: { name, email, phone } }
}
