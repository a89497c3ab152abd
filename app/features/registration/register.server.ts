import { createHash, randomUUID } from 'node:crypto'
import type { Services } from '#app/services.server.ts'
import type { Db } from '#database/open.ts'
import { queueMail } from '#database/outbox.ts'
import { continuePaying } from '#database/payment-attempts.ts'
import type { Payment } from '#database/payments.ts'
import {
  type Registration as StoredRegistration,
  storeRegistrationOnce,
} from '#database/registrations.ts'
import { toProviderName } from '#domain/payments/provider-text.ts'
import { transactionId } from '#domain/payments/transaction-id.ts'
import { findEvent, type ProgrammeEvent } from '#domain/registration/conference.ts'
import { type Quote, quote } from '#domain/registration/price.ts'
import type { Registration } from '#domain/registration/registration.ts'
import { toRows } from './registration-rows.ts'

type Registering = Pick<Services, 'content' | 'db' | 'now' | 'randomBelow' | 'log'>

export type Submission = {
  /** Checked by the form's schema or the records' one. */
  registration: Registration
  /** The key that the visitor's browser made for this filling-in of the form. */
  key?: string | undefined
}

/** Without a payment nothing is due online. */
export type Registered = { id: string; payment: Payment | undefined }

/** Prices and stores the registration once, however often it is sent, and opens its payment. */
export async function register(services: Registering, submission: Submission): Promise<Registered> {
  const { registration, key } = submission
  const place = findEvent(services.content.conferences, registration.productinfo)
  if (!place) throw new Error(`No event has the code ${registration.productinfo}`)
  const quoted = quoteFor(place, registration)
  const rows = toRows({ registration, quoted, programme: place.key })
  return services.db.transaction().execute(async (tx) => {
    const stored = await storeRegistrationOnce(
      tx,
      {
        ...rows.registration,
        id: randomUUID(),
        submission: submissionKey(key),
        twin: twinOf(registration),
        created_at: services.now().toISOString(),
      },
      rows.attendees,
    )
    if (stored.due_minor === 0) {
      await tellRegistered(tx, { stored, registration })
      return { id: stored.id, payment: undefined }
    }
    const payment = await continuePayment(tx, { services, stored, registration, place })
    return { id: stored.id, payment }
  })
}

/** Where there is a payment, its outcome is told instead. */
async function tellRegistered(
  tx: Db,
  { stored, registration }: { stored: StoredRegistration; registration: Registration },
): Promise<void> {
  await queueMail(tx, {
    kind: 'registration-received',
    about: { registration_id: stored.id },
    recipient: registration.persons[0]?.email ?? '',
    at: stored.created_at,
  })
}

function quoteFor({ event }: ProgrammeEvent, registration: Registration): Quote {
  return quote({
    prices: event.price,
    residential: registration.residential,
    payment: registration.paym,
    attendees: registration.persons.map(({ firstname, age }) => ({ name: firstname, age })),
  })
}

type Paying = {
  services: Registering
  stored: StoredRegistration
  registration: Registration
  place: ProgrammeEvent
}

/** The first person pays for all. */
async function continuePayment(tx: Db, paying: Paying): Promise<Payment> {
  const { services, stored, registration, place } = paying
  const [payer] = registration.persons
  if (!payer) throw new Error('A registration is for somebody')
  const payment = await continuePaying(tx, {
    order: {
      gift_id: null,
      registration_id: stored.id,
      purpose: stored.event_code,
      payer_name: toProviderName(payer.firstname, 'Friend'),
      payer_email: payer.email,
      payer_phone: payer.phone,
      amount_minor: stored.due_minor,
    },
    at: services.now(),
    drawTxnid: () => transactionId(place.programme.prefix, services.randomBelow),
    // Without the browser's key an open attempt may be somebody else's tab: it gets a new number.
    mayReuseOpen: stored.submission !== null,
  })
  services.log.info('payment-continued', {
    txnid: payment.txnid,
    amountMinor: payment.amount_minor,
  })
  return payment
}

function submissionKey(key: string | undefined): string | null {
  return key && /^[\w-]{16,64}$/.test(key) ? key : null
}

/** Everything typed, in an order of its own. */
function twinOf({ persons, ...choices }: Registration): string {
  const { productinfo, type, residential, arrival, paym } = choices
  const people = persons.map(({ firstname, lastname, email, phone, gender, age, city }) => {
    return [firstname, lastname, email, phone, gender, age, city]
  })
  const typed = JSON.stringify([productinfo, type, residential, arrival, paym, people])
  return createHash('sha256').update(typed).digest('hex')
}
