import { randomUUID } from 'node:crypto'
import { storeFirstConsents } from '#database/consents/consents.ts'
import { lockPlaces } from '#database/records/places/places.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import {
  storeRegistrationOnce,
  storeSoldEvent,
} from '#database/records/registration/registrations.ts'
import { appendOfficeEvent, type OfficeEvent } from '#database/staff/office-events.ts'
import { allEvents, findEvent, inOfferOrder, isOver } from '#domain/conferences/conference.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import type { Quote } from '#domain/registration/price.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { givenConsent } from '#workflows/consents/given-consent.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { lockWalkIn, registerWalkIn } from '#workflows/doors/walk-ins.ts'
import { openDayFrom } from '#workflows/records/closing/close-day.ts'
import { onDay, storeHandPayment } from '#workflows/records/money/record-payment.ts'
import {
  decideHold,
  readPlacesLeft,
  refusalFor,
  shortageNow,
} from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { identifySubmission } from '#workflows/submission.ts'
import { notifyPayer } from './notify-people.ts'
import { quoteRegistration, toRows } from './register.ts'

type WantedRegistration = {
  registration: RegistrationInput
  paid?: { method: 'Cash' | 'UPI'; reference: string } | undefined
  /** Of people who came in without a ticket, and are registered now. */
  walkIn?: string | undefined
  overCapacity?: boolean
}

/** Its places are confirmed: the office vouches for them. Nothing is stored at another price than was shown. */
export async function takeRegistration(
  services: Services,
  taken: WantedRegistration & { actor: Actor; key: string; shownMinor?: Paise | undefined },
) {
  const { actor, key, registration, paid, shownMinor, walkIn, overCapacity = false } = taken
  if (!staffCan.takeRegistration(actor)) return NOT_ALLOWED
  const place = findEvent(services.content.conferences, registration.eventCode)
  if (!place) return NO_EVENT
  const { event } = place
  const refusal = refusalFor(event, registration.residential)
  if (refusal) return refusal
  const form = { key, again: (done: OfficeEvent) => ({ ok: true, id: done.subject_id }) as const }
  return onceInTransaction(services.db, form, async (tx) => {
    const quoted = quoteRegistration(event, registration)
    if (shownMinor !== undefined && shownMinor !== quoted.total + quoted.balance) {
      return refuse('other-price')
    }
    const came = walkIn && (await lockWalkIn(tx, walkIn))
    if (walkIn && !came) return refuse('walk-in-settled')
    // Also beyond the capacity: nobody else counts the places meanwhile.
    await lockPlaces(tx, event.code)
    const sent = identifySubmission(key, [key])
    if (!overCapacity) {
      const granted = await decideHold(tx, event, registration, sent, false)
      if (!granted.ok) return granted
    }
    // Money that is taken now is of today.
    const at = services.now()
    const day = dayInIndia(at.getTime())
    const rows = toRows(registration, quoted, place.key)
    const confirmed = { hold: 'confirmed', held_until: null } as const
    const row = { ...rows.registration, ...sent, ...confirmed, id: randomUUID() }
    const created_at = at.toISOString()
    const stored = await storeRegistrationOnce(tx, { ...row, created_at }, rows.attendees)
    const { id } = stored
    await storeSoldEvent(tx, id, event)
    await storeFirstConsents(tx, stored, givenConsent(services, 'desk', stored.language))
    const amountMinor = paidNow(taken, quoted)
    // Money has a mail of its own, which also says that they are registered.
    if (!paid || amountMinor === 0) await notifyPayer(tx, id, { kind: 'registration-received', at })
    else {
      const payment = { ...paid, day, amountMinor, isAnother: false }
      await storeHandPayment(tx, id, payment, { author: actor.name, at })
    }
    const details = {
      ...(paid && amountMinor > 0 && { ...paid, amountMinor }),
      version: 0,
      ...(overCapacity && { overCapacity }),
    }
    const about = { subject: 'registration', subjectId: id, action: 'take-registration' } as const
    await appendOfficeEvent(tx, { actor, ...about, details, key, at })
    await recomputeRegistration(tx, id)
    if (came) await registerWalkIn(tx, came, { id, event_code: event.code, by: actor.name, at })
    return { ok: true, id } as const
  })
}

const NO_EVENT = refuse('no-event')

/** The dates to choose from, the next first, with the places that are left. Also closed ones: the office decides. */
export async function readTakingOffers({ db, content, now }: Services) {
  const events = inOfferOrder(allEvents(content.conferences), now())
  return Promise.all(
    events.map(async (event) => ({
      event,
      left: isOver(event, now()) ? undefined : (await readPlacesLeft(db, event))?.people,
    })),
  )
}

export type TakingPlan = Extract<Awaited<ReturnType<typeof previewTaking>>, { ok: true }>

/** Where there is no room, it says so, and the office decides. */
export async function previewTaking(services: Services, wanted: WantedRegistration) {
  const { registration } = wanted
  const place = findEvent(services.content.conferences, registration.eventCode)
  if (!place) return NO_EVENT
  const { event } = place
  const refusal = refusalFor(event, registration.residential)
  if (refusal) return refusal
  const party = { people: registration.persons.length, residential: registration.residential }
  const shortage = await shortageNow(services.db, event, party)
  const today = dayInIndia(services.now().getTime())
  const quoted = quoteRegistration(event, registration)
  const recorded = onDay(await openDayFrom(services.db, today), today)
  const paidMinor = paidNow(wanted, quoted)
  const { method } = wanted.paid ?? {}
  const money = { quoted, paidMinor, method, recorded }
  return { ok: true as const, registration, event, shortage, ...money }
}

/** A part payment is the flat amount; a full one the whole price, also where that is paid at the venue. */
function paidNow(
  { paid, registration: { paymentType } }: WantedRegistration,
  { total, balance }: Quote,
): Paise {
  if (!paid) return 0
  return paymentType === 'Part Payment' ? total : total + balance
}
