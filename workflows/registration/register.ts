import { randomUUID } from 'node:crypto'
import type { Db } from '#database/open.ts'
import type { Payment } from '#database/payments.ts'
import { setHold } from '#database/places.ts'
import { lockRegistration, storeRegistrationOnce } from '#database/registrations.ts'
import { findEvent, type ProgrammeEvent } from '#domain/registration/conference.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { type Quote, quote } from '#domain/registration/price.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'
import { heldUntil } from '#workflows/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { identifySubmission } from '#workflows/submission.ts'
import { decideHold } from '../places/decide-hold.ts'
import { continueRegistration } from './continue-registration.ts'
import { toRows } from './registration-rows.ts'
import { tellPayer } from './tell-payer.ts'

export type Registering = Pick<Services, 'content' | 'db' | 'now' | 'randomBelow' | 'log'>

export type Submission = {
  /** Validated by the schema of the form or the API. */
  registration: RegistrationInput
  /** The idempotency key that the form carries. */
  key?: string | undefined
  /** Whether to join the waiting list when the conference is full; otherwise `ConferenceFull` is thrown. */
  waiting?: boolean
}

/** Without a payment nothing is due online, or not yet: those who wait have no place to pay for. */
export type RegisterResult = {
  id: string
  payment: Payment | undefined
  /** Until when the places wait for the link in the mail, where nothing is due and places are counted. */
  keepBefore?: Date | undefined
}

/**
 * Prices a registration, stores it once even if it is submitted several times, holds its places and
 * opens its payment.
 */
export async function register(
  services: Registering,
  submission: Submission,
): Promise<RegisterResult> {
  const { registration, key, waiting = false } = submission
  const place = findEvent(services.content.conferences, registration.eventCode)
  if (!place) throw new Error(`No event has the code ${registration.eventCode}`)
  const quoted = quoteFor(place, registration)
  const rows = toRows({ registration, quoted, programme: place.key })
  const sent = identifySubmission(key, everythingTyped(registration))
  return services.db.transaction().execute(async (tx) => {
    const places = await decideHold(tx, { event: place.event, registration, sent, waiting })
    const free = quoted.total === 0
    // Where places are counted, what costs nothing is held like all else until its mail is answered.
    const hold = places === 'held' && free && !place.event.capacity ? 'confirmed' : places
    const until = hold === 'held' ? heldUntil(place.event, services.now()) : undefined
    const id = randomUUID()
    const stored = await storeRegistrationOnce(
      tx,
      {
        ...rows.registration,
        ...sent,
        id,
        created_at: services.now().toISOString(),
        hold,
        held_until: until?.toISOString() ?? null,
      },
      rows.attendees,
    )
    const newPayer = stored.id === id ? rows.attendees[0] : undefined
    const payment =
      hold === 'held' && !free
        ? await continueRegistration(tx, { services, stored, place, newPayer })
        : undefined
    // After the payment's lock, as everywhere: what is paid for is locked last. Places are held for
    // those who are about to pay: a payment that came too late is left to the office.
    if (!takesPlaces(stored.hold) && (!payment || payment.state === 'open')) {
      const at = services.now()
      await setHold(tx, stored.id, { hold, heldUntil: until, source: 'visitor', at })
    }
    if (payment) return { id: stored.id, payment }
    const keepBefore = await tellStanding(tx, stored.id, services.now())
    return { id: stored.id, payment, keepBefore }
  })
}

/** Sends the mail about a registration without a payment; otherwise the payment's outcome is mailed. */
async function tellStanding(tx: Db, id: string, at: Date): Promise<Date | undefined> {
  const { hold, held_until } = await lockRegistration(tx, id)
  if (hold === 'waiting') await tellPayer(tx, id, { kind: 'waiting-listed', at })
  if (hold === 'confirmed') await tellPayer(tx, id, { kind: 'registration-received', at })
  if (hold !== 'held') return undefined
  // Each time that places are held there is one mail with a link.
  await tellPayer(tx, id, { kind: 'keep-places', name: held_until ?? undefined, at })
  return held_until === null ? undefined : new Date(held_until)
}

function quoteFor({ event }: ProgrammeEvent, registration: RegistrationInput): Quote {
  return quote({
    prices: event.price,
    residential: registration.residential,
    payment: registration.paymentType,
    attendees: registration.persons.map(({ firstname, age }) => ({ name: firstname, age })),
  })
}

function everythingTyped({ persons, ...choices }: RegistrationInput): unknown[] {
  const { eventCode, type, residential, arrival, paymentType } = choices
  const people = persons.map(({ firstname, lastname, email, phone, gender, age, city }) => {
    return [firstname, lastname, email, phone, gender, age, city]
  })
  return [eventCode, type, residential, arrival, paymentType, people]
}
