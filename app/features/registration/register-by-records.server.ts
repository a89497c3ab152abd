import { eventCodes } from '#domain/conferences/conference.ts'
import { formatMoment } from '#domain/dates.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import {
  type Checkout,
  type CheckoutRefusal,
  registerForCheckout,
} from '#workflows/registration/register-for-checkout.ts'
import { type OtherBody, registerOnce } from '#workflows/registration/register-once.ts'
import type { Services } from '#workflows/services.ts'
import { shortageWords } from './price/typed-places.ts'
import { type RecordError, readRecords } from './registration-records.ts'

type RecordsAnswer =
  | { ok: true; body: Record<string, string> }
  | { ok: false; status: 400 | 409 | 422 | 503; errors: RecordError[] }

/**
 * Registers what another program sent. With an idempotency key, repeated requests make one
 * registration.
 */
export async function registerByRecords(
  services: Services,
  json: unknown,
  key?: string,
): Promise<RecordsAnswer> {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) return refused(400, NOT_A_KEY)
  const attempt = (submission?: string) => registerRecords(services, json, submission)
  const asked = await askDatabase(services, () =>
    key === undefined
      ? attempt()
      : registerOnce(services, { key, body: JSON.stringify(json), attempt }),
  )
  if (asked.ok) return toAnswer(asked.answer)
  services.count('registration.not-stored')
  return refused(503, 'The registration could not be stored. Please try again in a moment.')
}

const NOT_A_KEY = 'Idempotency-Key must be 1 to 255 visible ASCII characters.'

type Invalid = { ok: false; problem: 'invalid'; errors: RecordError[] }

async function registerRecords(
  services: Services,
  json: unknown,
  key: string | undefined,
): Promise<Checkout | CheckoutRefusal | Invalid> {
  await services.offers.ready()
  const programmes = Object.values(services.content.conferences.programmes)
  const read = readRecords(json, eventCodes(programmes, services.now()))
  if (!read.ok) return { ok: false, problem: 'invalid', errors: read.errors }
  return registerForCheckout(services, { registration: read.registration, key })
}

function toAnswer(outcome: Checkout | CheckoutRefusal | Invalid | OtherBody): RecordsAnswer {
  if (outcome.ok) return { ok: true, body: toBody(outcome) }
  switch (outcome.problem) {
    case 'invalid':
      return { ok: false, status: 400, errors: outcome.errors }
    case 'full':
      return refused(409, shortageWords(REGISTRATION_FORM.en, outcome.shortage))
    case 'payment-on-its-way':
      return refused(409, `A payment for this registration is being confirmed: ${outcome.txnid}.`)
    case 'other-body':
      return refused(422, 'This Idempotency-Key was used for another body.')
  }
}

function toBody({ form, heldUntil }: Checkout): Record<string, string> {
  if (form) return { ...form.fields, action: form.action }
  if (!heldUntil) return NOTHING_DUE
  const places = `The places are held until ${formatMoment(heldUntil)}. The link in the first person's mail keeps them.`
  return { ...NOTHING_DUE, places }
}

const NOTHING_DUE = { amount: '0.00', message: 'Nothing is due online' }

function refused(status: 400 | 409 | 422 | 503, message: string): RecordsAnswer {
  return { ok: false, status, errors: [{ path: '', message }] }
}
