import type { Db } from '#database/engine/open.ts'
import { rowOf } from '#database/engine/rows.ts'
import { entriesFor } from '#database/records/money/account-sums.ts'
import { endAttempt } from '#database/records/payments/payment-attempts.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import {
  lockPlaces,
  type OfferedRegistration,
  offeredRegistrations,
  placeEvents,
  setHold,
  waitingRegistrations,
} from '#database/records/places/places.ts'
import {
  peopleByRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { eventLabel, findEvent, isOpen, isOver, nameEvent } from '#domain/conferences/conference.ts'
import { sumEntries } from '#domain/money.ts'
import { OFFERED_FOR_MS, offeredUntil, takesPlaces } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse } from '#workflows/actor.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import { continueRegistration } from '#workflows/records/payments/read-order.ts'
import {
  mailPayer,
  notifyPayer,
  payerAddress,
} from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'
import { mayHavePlaces, partyOfRegistration, readPlacesLeft, shortageNow } from './find-places.ts'

/**
 * Inside the transaction that has locked the places and read the registration under the lock: gives places to one
 * that has none. One from the waiting list is mailed the link to pay; one that was paid too late is confirmed.
 */
async function givePlaces(
  tx: Db,
  services: Services,
  registration: Registration,
  offer: {
    at: Date
    /** The office may exceed the stated capacity, when it has found room. */
    overCapacity?: boolean
    /** Offered by the site itself, and only to those who still wait. */
    isAutomatic?: boolean
    notify?: boolean | undefined
  },
) {
  const { at, overCapacity = false, isAutomatic = false, notify = true } = offer
  const { id, hold, event_code, due_minor } = registration
  if (takesPlaces(hold) || (isAutomatic && hold !== 'waiting')) return refuse('has-places')
  if (hold === 'cancelled') return refuse('cancelled')
  if (!overCapacity && !(await mayHavePlaces(tx, services, registration))) {
    return refuse('no-places')
  }
  const place = findEvent(services.content.conferences, event_code)
  const payments = await paymentsFor(tx, 'registration_id', id)
  const paid = payments.find(({ state }) => state === 'paid')
  // A refunded payment doesn't count: the registration has to be paid again. Money by hand does.
  const byHand = sumEntries(await entriesFor(tx, 'registration_id', id))
  const isPaid = paid !== undefined || byHand.receivedMinor > 0
  const until = new Date(at.getTime() + OFFERED_FOR_MS)
  const source = isAutomatic ? 'sweep' : 'office'
  if (isPaid || (due_minor === 0 && !place?.event.capacity)) {
    await setHold(tx, id, { hold: 'confirmed', heldUntil: undefined, source, at })
    if (notify && paid) await mailPayer(tx, paid, { kind: 'registration-paid', at })
    if (notify && !paid) await notifyPayer(tx, id, { kind: 'registration-received', at })
    return { ok: true, outcome: 'confirmed' } as const
  }
  if (due_minor === 0) {
    await setHold(tx, id, { hold: 'held', heldUntil: until, source, at })
    // Without it nobody could keep the places.
    await notifyPayer(tx, id, { kind: 'keep-places', name: until.toISOString(), at })
    return { ok: true, outcome: 'asked-to-keep', until } as const
  }
  if (!place) return refuse('no-event')
  const payment = await continueRegistration(tx, services, registration, place, { anew: true })
  await setHold(tx, id, { hold: 'held', heldUntil: until, source, at })
  if (notify) await mailPayer(tx, payment, { kind: 'place-offered', at })
  return { ok: true, outcome: 'offered', payment, until } as const
}

export async function offerPlace(
  services: Services,
  { overCapacity, ...request }: RecordRequest & { overCapacity: boolean },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'offerPlace',
    action: 'offer-place',
    apply: async ({ tx, registration, at }) => {
      const offer = { at, overCapacity, notify: request.notify }
      const given = await givePlaces(tx, services, registration, offer)
      if (!given.ok) return given
      const until = given.outcome === 'confirmed' ? undefined : given.until.toISOString()
      return { ...given, details: { outcome: given.outcome, until, overCapacity } }
    },
  })
}

export async function shortageForOffer({ db, content }: Services, registration: Registration) {
  const event = findEvent(content.conferences, registration.event_code)?.event
  return event && shortageNow(db, event, partyOfRegistration(registration))
}

/** Ends an open offer. They are where they were before, and get no place unless the office offers it. */
export async function withdrawOffer(services: Services, request: RecordRequest) {
  return changeRecord(services, 'registration', request, {
    needs: 'offerPlace',
    action: 'withdraw-offer',
    apply: async (locked) => {
      const { tx, registration, payments, at } = locked
      const { id } = registration
      const moves = await placeEvents(tx, id)
      if (!offeredUntil(registration, moves)) return refuse('no-offer')
      for (const payment of payments) await endAttempt(tx, payment, 'cancelled', at)
      const hold = moves.at(-1)?.from_hold ?? 'waiting'
      await setHold(tx, id, { hold, heldUntil: undefined, source: 'office', at })
      const tells = [await payerAddress(tx, locked)]
      return { ok: true as const, details: { outcome: hold }, tells }
    },
  })
}

/**
 * Longest waiting first. A party is offered places for all of its people or none; whoever doesn't fit is
 * passed over. Returns how many parties got an offer.
 */
export async function offerFreedPlaces(services: Services, eventCode?: string): Promise<number> {
  let offered = 0
  for (const registration of await waitingRegistrations(services.db, eventCode)) {
    if (!(await mayFit(services, registration))) continue
    const { id, event_code } = registration
    const given = await services.db.transaction().execute(async (tx) => {
      await lockPlaces(tx, event_code)
      // Read again under the lock: somebody else may have offered a place meanwhile.
      const waiting = await rowOf(tx, 'registration', { id })
      return givePlaces(tx, services, waiting, { at: services.now(), isAutomatic: true })
    })
    if (!given.ok) continue
    services.count('places.offered')
    services.log.info('places-offered', { registration: id, event_code })
    offered++
  }
  return offered
}

export async function isOfferDue(services: Services): Promise<boolean> {
  for (const registration of await waitingRegistrations(services.db, undefined)) {
    if (await mayFit(services, registration)) return true
  }
  return false
}

/** Without a lock, so that a long list at a full conference locks nothing. */
async function mayFit(services: Services, registration: Registration): Promise<boolean> {
  const event = findEvent(services.content.conferences, registration.event_code)?.event
  if (!event?.capacity || !isOpen(event, services.now())) return false
  const last = (await placeEvents(services.db, registration.id)).at(-1)
  // The office has withdrawn its offer: it would be back at once.
  if (last?.source === 'office' && last.from_hold === 'held') return false
  return !(await shortageNow(services.db, event, partyOfRegistration(registration)))
}

/** The waiting lists of all dates, or of one, soonest first; dates that are over come last. */
export async function readQueues(
  services: Services,
  { actor, event }: { actor: Actor; event?: string | undefined },
): Promise<{ ok: true; queues: Queue[] } | NotAllowed> {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const { db, content } = services
  const waiting = await waitingRegistrations(db, event)
  const offered = await offeredRegistrations(db, event)
  const rows = [...waiting, ...offered]
  const ids = rows.map(({ id }) => id)
  const people = await peopleByRegistration(db, ids)
  const codes = [...new Set(rows.map(({ event_code }) => event_code))]
  const queues = codes.map(async (code) => {
    const isHere = ({ event_code }: Registration) => event_code === code
    const own = { waiting: waiting.filter(isHere), offered: offered.filter(isHere), people }
    const queue = await toQueue(services, code, own)
    const first = findEvent(content.conferences, code)?.event.days?.first
    return { order: `${Number(queue.isOver)} ${first ?? '9999'}`, queue }
  })
  const sorted = (await Promise.all(queues)).sort((a, b) => (a.order < b.order ? -1 : 1))
  return { ok: true, queues: sorted.map(({ queue }) => queue) }
}

export type Queue = Awaited<ReturnType<typeof toQueue>>

async function toQueue(
  { db, content, now }: Services,
  code: string,
  own: {
    waiting: readonly Registration[]
    offered: readonly OfferedRegistration[]
    people: ReadonlyMap<string, readonly StoredAttendee[]>
  },
) {
  const { waiting, offered, people } = own
  const known = findEvent(content.conferences, code)?.event
  const named = known ?? nameEvent(content.conferences, code)
  const left = known && (await readPlacesLeft(db, known))
  const payerOf = ({ id }: Registration) => people.get(id)?.[0]
  return {
    code,
    label: named ? eventLabel(named) : code,
    /** No longer in the content, so nothing can be offered. */
    isGone: known === undefined,
    isOver: known !== undefined && isOver(known, now()),
    placesLeft: left,
    waiting: waiting.map((registration) => ({ registration, payer: payerOf(registration) })),
    offered: offered.map((registration) => ({
      registration,
      payer: payerOf(registration),
      until: registration.held_until,
    })),
  }
}
