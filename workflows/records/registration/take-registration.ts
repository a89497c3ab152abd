import { randomUUID } from 'node:crypto'
import { storeFirstConsents } from '#database/consents/consents.ts'
import type { Db } from '#database/engine/open.ts'
import { lockPlaces } from '#database/records/places/places.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import {
  type Registration,
  storeRegistrationOnce,
} from '#database/records/registration/registrations.ts'
import { storeSoldEvent } from '#database/records/registration/sold-events.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import {
  type ConferenceEvent,
  findEvent,
  type ProgrammeEvent,
} from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { type Shortage, shortageFor } from '#domain/registration/places.ts'
import type { Quote } from '#domain/registration/price.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import { givenConsent } from '#workflows/consents/given-consent.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { isClosedFor, isDayClosed } from '#workflows/records/closing/close-day.ts'
import { storeHandPayment } from '#workflows/records/money/record-payment.ts'
import { decideHold, readPlacesLeft, toParty } from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { identifySubmission } from '#workflows/submission.ts'
import { notifyPayer } from './notify-people.ts'
import { quoteRegistration, toRows } from './register.ts'

type TakenRegistration = WantedRegistration & {
  actor: Actor
  /** The form's own key. */
  key: string
  /** The price that was shown before. At another one nothing is stored. */
  shownMinor?: Paise | undefined
}

type WantedRegistration = {
  registration: RegistrationInput
  /** Whether they paid in cash now; otherwise they pay later. */
  isPaidInCash: boolean
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity?: boolean
}

/**
 * Takes a registration by phone or at the door. Its places are confirmed: the office vouches for them. What
 * is not paid now can be paid on its page like any other.
 */
export async function takeRegistration(services: Services, taken: TakenRegistration) {
  const { actor, key, registration } = taken
  if (!staffCan.takeRegistration(actor)) return NOT_ALLOWED
  const place = findEvent(services.content.conferences, registration.eventCode)
  if (!place) return NO_EVENT
  return onceInTransaction(
    services.db,
    { key, again: ({ subject_id }) => ({ ok: true, id: subject_id }) as const },
    (tx) => takePlaces(tx, { services, taken, place }),
  )
}

const NO_EVENT = { ok: false, problem: 'no-event' } as const
const CLOSED_DAY = { ok: false, problem: 'closed-day' } as const

function priceOf({ event }: ProgrammeEvent, registration: RegistrationInput): Paise {
  const { total, balance } = quoteRegistration(event, registration)
  return total + balance
}

export type TakingPlan = {
  ok: true
  event: ConferenceEvent
  quoted: Quote
  /** What is recorded as cash. */
  cashMinor: Paise
  /** What the event lacks, where the office goes beyond the capacity. */
  shortage: Shortage | undefined
}

/** What a registration by phone or at the door would cost, or why it can't be taken. Changes nothing. */
export async function previewTaking(services: Services, wanted: WantedRegistration) {
  const { registration, isPaidInCash, overCapacity = false } = wanted
  const place = findEvent(services.content.conferences, registration.eventCode)
  if (!place) return NO_EVENT
  const { event } = place
  const left = await readPlacesLeft(services.db, event)
  const shortage = left && shortageFor(toParty(registration), left)
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage } as const
  const today = dayInIndia(services.now().getTime())
  if (isPaidInCash && (await isDayClosed(services, today))) return CLOSED_DAY
  const quoted = quoteRegistration(event, registration)
  const cashMinor = isPaidInCash ? cashOf(registration, quoted) : 0
  const plan: TakingPlan = { ok: true, event, quoted, cashMinor, shortage }
  return plan
}

type Storing = { services: Services; taken: TakenRegistration; place: ProgrammeEvent }

async function takePlaces(tx: Db, storing: Storing) {
  const { key, registration, shownMinor, overCapacity = false } = storing.taken
  const { event } = storing.place
  if (shownMinor !== undefined && shownMinor !== priceOf(storing.place, registration)) {
    return { ok: false, problem: 'other-price' } as const
  }
  // Also beyond the capacity: nobody else counts the places meanwhile.
  await lockPlaces(tx, event.code)
  if (!overCapacity) {
    const sent = identifySubmission(key, [key])
    const granted = await decideHold(tx, { event, registration, sent, waiting: false })
    if (!granted.ok) return granted
  }
  // Cash that is taken now is of today.
  const today = dayInIndia(storing.services.now().getTime())
  if (storing.taken.isPaidInCash && (await isClosedFor(tx, today))) {
    return CLOSED_DAY
  }
  return { ok: true, id: await store(tx, storing) } as const
}

async function store(tx: Db, { services, taken, place }: Storing): Promise<string> {
  const { actor, key, registration, isPaidInCash, overCapacity = false } = taken
  const at = services.now()
  const quoted = quoteRegistration(place.event, registration)
  const stored = await storeConfirmed(tx, { taken, quoted, programme: place.key, at })
  await storeSoldEvent(tx, stored.id, place.event)
  await storeFirstConsents(tx, stored, givenConsent(services, 'desk', stored.language))
  const cashMinor = isPaidInCash ? cashOf(registration, quoted) : 0
  await tell(tx, { stored, cashMinor, author: actor.name, at })
  await appendOfficeEvent(tx, {
    actor,
    subject: 'registration',
    subjectId: stored.id,
    action: 'take-registration',
    details: { cashMinor, version: 0, ...(overCapacity ? { overCapacity } : {}) },
    key,
    at,
  })
  await recomputeRegistration(tx, stored.id)
  return stored.id
}

type Confirmed = { taken: TakenRegistration; quoted: Quote; programme: string; at: Date }

async function storeConfirmed(tx: Db, confirmed: Confirmed): Promise<Registration> {
  const { taken, quoted, programme, at } = confirmed
  const { key, registration } = taken
  const rows = toRows({ registration, quoted, programme })
  const row = {
    ...rows.registration,
    ...identifySubmission(key, [key]),
    id: randomUUID(),
    created_at: at.toISOString(),
    hold: 'confirmed',
    held_until: null,
  } as const
  return storeRegistrationOnce(tx, row, rows.attendees)
}

type Told = { stored: Registration; cashMinor: Paise; author: string; at: Date }

/** Cash has a mail of its own, which also says that they are registered. */
async function tell(tx: Db, { stored, cashMinor, author, at }: Told): Promise<void> {
  if (cashMinor === 0) {
    await notifyPayer(tx, stored.id, { kind: 'registration-received', at })
    return
  }
  const day = dayInIndia(at.getTime())
  const payment = { method: 'Cash', day, amountMinor: cashMinor, reference: '', isAnother: false }
  await storeHandPayment({ tx, registration: stored }, { payment, author, at })
}

/** A part payment is the flat amount; a full one the whole price, also where that is paid at the venue. */
function cashOf({ paymentType }: RegistrationInput, { total, balance }: Quote): Paise {
  return paymentType === 'Part Payment' ? total : total + balance
}
