import { randomUUID } from 'node:crypto'
import { storeFirstConsents } from '#database/consents/consents.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, findRow, findRows } from '#database/engine/rows.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import { findPayment, type Payment } from '#database/records/payments/payments.ts'
import { setHold } from '#database/records/places/places.ts'
import { storeDayNotes } from '#database/records/registration/day-notes.ts'
import { bodyDigest, claimKey, keyDigest } from '#database/records/registration/idempotency-keys.ts'
import {
  attendeesOf,
  lockRegistration,
  type Registration,
  type StoredAttendee,
  sameSubmission,
  storeRegistrationOnce,
  storeSoldEvent,
} from '#database/records/registration/registrations.ts'
import { asksDayNotes, type ConferenceEvent, findEvent } from '#domain/conferences/conference.ts'
import type { Paise } from '#domain/money.ts'
import { dueOnline } from '#domain/payments/hand-off.ts'
import { alsoAmong } from '#domain/registration/family-keys.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { PERSON_FIELDS, toColumns } from '#domain/registration/person.ts'
import { type Shortage, takesPlaces } from '#domain/registration/places.ts'
import { type Quote, quote } from '#domain/registration/price.ts'
import type { CheckoutForm } from '#integrations/payments/port.ts'
import { refuse } from '#workflows/actor.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import { givenConsent } from '#workflows/consents/given-consent.ts'
import { toCheckout } from '#workflows/records/payments/read-hand-off.ts'
import { continueRegistration } from '#workflows/records/payments/read-order.ts'
import { decideHold, heldUntil } from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { identifySubmission } from '#workflows/submission.ts'
import { notifyPayer } from './notify-people.ts'

/** Stores it once, even if it is sent several times. Only a place that has to be paid online has a payment. */
export async function register(
  services: Services,
  submission: {
    registration: RegistrationInput
    key?: string | undefined
    /** Whether to join the waiting list when the conference is full; otherwise it is refused as `full`. */
    waiting?: boolean
  },
) {
  const { registration, key, waiting = false } = submission
  const place = findEvent(services.content.conferences, registration.eventCode)
  if (!place) throw new Error(`No event has the code ${registration.eventCode}`)
  const { event } = place
  const rows = toRows(registration, quoteRegistration(event, registration), place.key)
  const sent = identifyRegistration(registration, key)
  return services.db.transaction().execute(async (tx) => {
    const granted = await decideHold(tx, event, registration, sent, waiting)
    if (!granted.ok) return granted
    const at = services.now()
    const isFree = rows.registration.due_minor === 0
    // A free one is confirmed at once, unless places are counted: then its mail has to be answered.
    const isConfirmed = granted.hold === 'held' && isFree && !event.capacity
    const hold = isConfirmed ? 'confirmed' : granted.hold
    const until = hold === 'held' ? heldUntil(event, at) : undefined
    const id = randomUUID()
    const held = { hold, held_until: until?.toISOString() ?? null } as const
    const row = { ...rows.registration, ...sent, ...held, id, created_at: at.toISOString() }
    const stored = await storeRegistrationOnce(tx, row, rows.attendees)
    const isNew = stored.id === id
    if (isNew) {
      await storeSoldEvent(tx, id, event)
      const notes = registration.persons.map(({ note }, index) => ({ position: index + 1, note }))
      if (asksDayNotes(event)) await storeDayNotes(tx, id, notes)
      await storeFirstConsents(tx, stored, givenConsent(services, 'registration', stored.language))
    }
    const newPayer = isNew ? rows.attendees[0] : undefined
    const payment =
      hold === 'held' && !isFree
        ? await continueRegistration(tx, services, stored, place, { newPayer })
        : undefined
    // A repeated submission takes its places again only if it can still be paid: a payment that came
    // too late is left to the office. The registration is locked after the payment, as everywhere.
    if (!takesPlaces(stored.hold) && (!payment || payment.state === 'open')) {
      await setHold(tx, stored.id, { hold, heldUntil: until, source: 'visitor', at })
    }
    const mailed = payment ? undefined : await mailHold(tx, stored.id, services.now())
    const { id: storedId, private_token: privateToken } = stored
    return { ok: true as const, id: storedId, privateToken, payment, heldUntil: mailed }
  })
}

/** Mails the payer where there is no payment, whose outcome would be mailed instead. Returns the hold's end. */
async function mailHold(tx: Db, id: string, at: Date): Promise<Date | undefined> {
  const { hold, held_until } = await lockRegistration(tx, id)
  if (hold === 'waiting') await notifyPayer(tx, id, { kind: 'waiting-listed', at })
  if (hold === 'confirmed') await notifyPayer(tx, id, { kind: 'registration-received', at })
  if (hold !== 'held') return undefined
  // Named after the hold's end, so that each new hold gets its own mail with a link.
  await notifyPayer(tx, id, { kind: 'keep-places', name: held_until ?? undefined, at })
  return held_until === null ? undefined : new Date(held_until)
}

function identifyRegistration(registration: RegistrationInput, key: string | undefined) {
  const { eventCode, type, residential, arrival, paymentType, persons } = registration
  const people = persons.map((person) => PERSON_FIELDS.map(({ name }) => person[name]))
  return identifySubmission(key, [eventCode, type, residential, arrival, paymentType, people])
}

export function quoteRegistration(
  { price }: Pick<ConferenceEvent, 'price'>,
  registration: RegistrationInput,
): Quote {
  return quote({
    prices: price,
    residential: registration.residential,
    payment: registration.paymentType,
    attendees: registration.persons.map(({ firstname, age }) => ({ name: firstname, age })),
  })
}

export function toRows(registration: RegistrationInput, quoted: Quote, programme: string) {
  return {
    registration: {
      programme,
      event_code: registration.eventCode,
      party: registration.type,
      residential: registration.residential,
      arrival: registration.arrival,
      payment_type: registration.paymentType,
      agree: registration.agree ? 1 : 0,
      language: registration.language,
      due_minor: quoted.total,
      full_minor: quoted.total + quoted.balance,
      places: registration.persons.length,
    },
    attendees: registration.persons.map(({ note: _, ...person }, index) => ({
      ...toColumns(person),
      share_minor: quoted.lines[index]?.amount ?? 0,
    })),
  }
}

/** The price of a stored registration at an event's current prices, with what was kept of others. */
export function priceRegistration(
  { price: prices }: Pick<ConferenceEvent, 'price'>,
  { residential, payment_type, fee_minor }: Registration,
  people: readonly Pick<StoredAttendee, 'first_name' | 'age'>[],
) {
  const attendees = people.map(({ first_name, age }) => ({ name: first_name, age }))
  const quoted = quote({ prices, residential, payment: payment_type, attendees })
  return { lines: quoted.lines, priceMinor: quoted.total + quoted.balance + fee_minor }
}

/** After a change of price, people or reductions: stores what is due online, and returns it. */
export async function recomputeDueOnline(
  tx: Db,
  { id, full_minor: priceMinor }: Pick<Registration, 'id' | 'full_minor'>,
): Promise<Paise> {
  const people = await attendeesOf(tx, id)
  const sharesMinor = people.map(({ share_minor }) => share_minor)
  const { reducedMinor } = await sumAccount(tx, 'registration_id', id)
  const due_minor = dueOnline({ sharesMinor, priceMinor, reducedMinor })
  await changeRows(tx, 'registration', { id }, { due_minor })
  return due_minor
}

/** By the same browser, which knows these private pages. The same form sent twice is the same registration. */
export async function findRegisteredAgain(
  { db }: Services,
  sent: { registration: RegistrationInput; key: string | undefined; tokens: readonly string[] },
): Promise<{ names: string[]; privateToken: string } | undefined> {
  const { registration, key, tokens } = sent
  const known = await findRows(db, 'registration', { private_token: tokens }, 'number')
  const holding = known.filter(
    ({ event_code, hold }) => event_code === registration.eventCode && takesPlaces(hold),
  )
  if (holding.length === 0) return undefined
  if (await findRow(db, 'registration', sameSubmission(identifyRegistration(registration, key))))
    return undefined
  const people = registration.persons.map(toColumns)
  for (const { id, private_token: privateToken } of holding.toReversed()) {
    const also = alsoAmong(people, await attendeesOf(db, id))
    const names = also.map(({ first_name }) => first_name)
    if (names.length > 0) return { names, privateToken }
  }
  return undefined
}

export type OtherBody = { ok: false; problem: 'other-body' }

/**
 * Registers once for each `Idempotency-Key` header: the same body under the same key gets the same registration
 * and the same answer. A refused registration doesn't use up its key. `attempt` registers with a submission key.
 */
export async function registerOnce<Refusal extends { ok: false }>(
  services: Services,
  sent: {
    key: string
    body: string
    attempt: (submission: string) => Promise<Checkout | Refusal>
  },
): Promise<Checkout | Refusal | OtherBody> {
  const { key, body, attempt } = sent
  const { db, now } = services
  const claimed = await claimKey(db, { key, body, at: now() })
  if (claimed.body_digest !== bodyDigest(key, body)) return refuse('other-body')
  const { answered_at, txnid } = claimed
  const payment = answered_at && txnid ? await findPayment(db, txnid) : undefined
  // While its payment is open, the registration runs again: it may have to take its places again.
  if (payment && payment.state !== 'open') return checkoutOf(services, payment)
  const key_digest = keyDigest(key)
  const outcome = await attempt(key_digest)
  if (outcome.ok) {
    // It is stored: a failure now must not say otherwise. Sent again, it finds the same registration.
    const answered = { answered_at: now().toISOString(), txnid: outcome.txnid ?? null }
    await askDatabase(services, () => changeRows(db, 'idempotency_key', { key_digest }, answered))
  } else await deleteRows(db, 'idempotency_key', { key_digest, answered_at: null })
  return outcome
}

export type Checkout = {
  ok: true
  txnid: string | undefined
  form: CheckoutForm | undefined
  heldUntil?: Date | undefined
}

export type CheckoutRefusal =
  | { ok: false; problem: 'full'; shortage: Shortage }
  | { ok: false; problem: 'payment-on-its-way'; txnid: string }

export async function registerForCheckout(
  services: Services,
  submitted: { registration: RegistrationInput; key: string | undefined },
): Promise<Checkout | CheckoutRefusal> {
  const registered = await register(services, submitted)
  if (!registered.ok) return registered
  const { payment, heldUntil } = registered
  if (!payment) return { ok: true, txnid: undefined, form: undefined, heldUntil }
  if (payment.state === 'open') return checkoutOf(services, payment)
  return { ok: false, problem: 'payment-on-its-way', txnid: payment.txnid }
}

function checkoutOf({ payments }: Services, payment: Payment): Checkout {
  const form = payments.of(payment).checkout(toCheckout(payment))
  return { ok: true, txnid: payment.txnid, form }
}
