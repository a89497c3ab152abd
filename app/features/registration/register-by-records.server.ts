import type { Payment } from '#database/payments.ts'
import { eventCodes } from '#domain/registration/conference.ts'
import { toCheckout } from '#workflows/payments/to-checkout.ts'
import { ConferenceFull } from '#workflows/places/conference-full.ts'
import { register } from '#workflows/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { type FieldError, readRecords } from './registration-records.ts'

export type Registering = Pick<
  Services,
  'content' | 'db' | 'now' | 'randomBelow' | 'log' | 'count' | 'payments'
>

export type RecordsAnswer =
  | { ok: true; body: Record<string, string> }
  | { ok: false; status: 400 | 409 | 422 | 503; errors: FieldError[] }

/** Registers what another program sent, and answers the form that takes the payer's browser on. */
export async function registerByRecords(
  services: Registering,
  json: unknown,
  /** The same one is the same registration. */
  key?: string,
): Promise<RecordsAnswer> {
  const programmes = Object.values(services.content.conferences.programmes)
  const read = readRecords(json, eventCodes(programmes, services.now()))
  if (!read.ok) return { ok: false, status: 400, errors: read.errors }
  try {
    const { payment } = await register(services, { registration: read.registration, key })
    if (!payment) return { ok: true, body: NOTHING_DUE }
    if (payment.state !== 'open') return refused(409, onItsWay(payment.txnid))
    return toAnswer(services, payment)
  } catch (error) {
    if (error instanceof ConferenceFull) return refused(409, error.message)
    services.count('registration.not-stored')
    services.log.error('registration-not-stored', error)
    return refused(503, 'The registration could not be stored. Please try again in a moment.')
  }
}

/** The form that takes the payer's browser to this payment. */
export function toAnswer({ payments }: Registering, payment: Payment): RecordsAnswer {
  const { action, fields } = payments.checkout(toCheckout(payment))
  return { ok: true, body: { ...fields, action } }
}

const NOTHING_DUE = { amount: '0.00', message: 'Nothing is due online' }

/** The same people for the same event, and perhaps paid already. */
function onItsWay(txnid: string): string {
  return `A payment for this registration is being confirmed: ${txnid}.`
}

export function refused(status: 400 | 409 | 422 | 503, message: string): RecordsAnswer {
  return { ok: false, status, errors: [{ path: '', message }] }
}
