import {
  findPaymentByToken,
  type Payment,
  watchPayment,
} from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import {
  languageOfRecord,
  type PrivateRecord,
  recordOf,
} from '#database/records/private/private-pages.ts'
import type { Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { CheckoutForm, CheckoutRequest } from '#integrations/payments/port.ts'
import { holdAgain, mayHavePlaces } from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { nameSold } from './name-purpose.ts'
import { type Refusal, readOrder, refusalOf } from './read-order.ts'
import { askAboutAttempts } from './reports/sweep-payments.ts'

type HandOffPage =
  | { settled: true; language: Language; txnid: string }
  | { settled: false; language: Language; refusal: Refusal; txnid: string }
  | {
      settled: false
      /** Of the gift or the registration. */
      language: Language
      refusal?: undefined
      form: CheckoutForm
      amount: string
      purpose: string
    }

/** The form that posts the payer to the provider; `settled` once the payment has a result to show instead. */
export async function readHandOff(
  services: Services,
  token: string,
): Promise<HandOffPage | undefined> {
  const found = await findPaymentByToken(services.db, token)
  if (!found) return undefined
  const record = await recordOf(services.db, found)
  const language = languageOfRecord(record)
  await askAboutAttempts(services, {
    record,
    pauseMs: ASK_AGAIN_AFTER_MS,
    openedBefore: aMinuteAgo(services),
  })
  const order = await readOrder(services.db, services, { record, payment: found })
  const payment = order.attempts.find(({ id }) => id === found.id) ?? found
  const refusal = refusalOf(order)
  const isOver = payment.state !== 'open'
  if (isOver && !(refusal?.reason === 'nothing-due' && wasEnded(payment))) {
    return { settled: true, language, txnid: payment.txnid }
  }
  if (refusal) return { settled: false, language, refusal, txnid: payment.txnid }
  if (!(await hasPlaces(services, record))) {
    return { settled: true, language, txnid: payment.txnid }
  }
  await watchPayment(services.db, payment.id, services.now())
  return { settled: false, language, ...(await toForm(services, payment, language)) }
}

const ASK_AGAIN_AFTER_MS = 4_000

/** A payment opened within the last minute is not asked about, so that first-time payers don't wait. */
function aMinuteAgo({ now }: Services): string {
  return new Date(now().getTime() - 60_000).toISOString()
}

async function toForm(services: Services, payment: Payment, language: Language) {
  return {
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
  return {
    txnid: payment.txnid,
    amountMinor: payment.amount_minor,
    purpose: payment.purpose,
    payer: {
      name: payment.payer_name,
      email: payment.payer_email,
      phone: payment.payer_phone,
    },
  }
}
