import type { Db } from '#database/engine/open.ts'
import { queueMail } from '#database/records/mail/outbox.ts'
import { entriesFor } from '#database/records/money/money-entries.ts'
import { type Payment, paymentsForRegistration } from '#database/records/payments/payments.ts'
import { lockPlaces, setHold, waitingRegistrations } from '#database/records/places/places.ts'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { findEvent, isOpen } from '#domain/conferences/conference.ts'
import { sumEntries } from '#domain/money.ts'
import { fits, OFFERED_FOR_MS, takesPlaces } from '#domain/registration/places.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import { payerAddress } from '#workflows/records/private/read-private-page.ts'
import { continueRegistration } from '#workflows/records/registration/continue-registration.ts'
import { notifyPayer } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'
import { mayHavePlaces, partyOfRegistration, readPlacesLeft } from './find-places.ts'

type Promotion = {
  id: string
  /** How long the offered places are held. */
  holdMs: number
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity: boolean
  /** Offered by the site itself, and only to those who still wait. */
  isAutomatic?: boolean
  /** Whether the payer is mailed; absent where nobody was asked: then they are. */
  notify?: boolean | undefined
}

type Promoted =
  | { ok: true; outcome: 'offered'; payment: Payment; until: Date }
  /** Nothing is due; the payer confirms the places with the link in the mail. */
  | { ok: true; outcome: 'asked-to-keep'; until: Date }
  /** It was already paid, or nothing is due and places are not counted. */
  | { ok: true; outcome: 'confirmed' }
  | { ok: false; problem: 'unknown' | 'cancelled' | 'has-places' | 'no-places' | 'no-event' }

/**
 * Gives places to a registration that has none. One from the waiting list is mailed the link to pay;
 * one that was paid too late is confirmed.
 */
export async function promote(services: Services, promotion: Promotion): Promise<Promoted> {
  const { id } = promotion
  return services.db.transaction().execute(async (tx) => {
    const seen = await findRegistration(tx, id)
    if (!seen) return { ok: false, problem: 'unknown' }
    await lockPlaces(tx, seen.event_code)
    // Read again under the lock, so that two concurrent promotions don't both succeed.
    const registration = (await findRegistration(tx, id)) ?? seen
    return promoteLocked(tx, services, { ...promotion, registration })
  })
}

type Locked = Omit<Promotion, 'id'> & { registration: Registration }

/** Inside the transaction that has locked the places and read the registration under the lock. */
async function promoteLocked(tx: Db, services: Services, locked: Locked): Promise<Promoted> {
  const { registration, overCapacity, isAutomatic = false } = locked
  if (isAutomatic && registration.hold !== 'waiting') return { ok: false, problem: 'has-places' }
  if (takesPlaces(registration.hold)) return { ok: false, problem: 'has-places' }
  if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' }
  if (!overCapacity && !(await mayHavePlaces(tx, services, registration))) {
    return { ok: false, problem: 'no-places' }
  }
  if (await isPaid(tx, registration)) return confirm(tx, services, locked)
  if (registration.due_minor > 0) return offer(tx, services, locked)
  const event = findEvent(services.content.conferences, registration.event_code)?.event
  return event?.capacity ? askToKeep(tx, services, locked) : confirm(tx, services, locked)
}

async function askToKeep(tx: Db, services: Services, locked: Locked): Promise<Promoted> {
  const { id } = locked.registration
  const at = services.now()
  const until = new Date(at.getTime() + locked.holdMs)
  await setHold(tx, id, { hold: 'held', heldUntil: until, source: sourceOf(locked), at })
  await notifyPayer(tx, id, { kind: 'keep-places', name: until.toISOString(), at })
  return { ok: true, outcome: 'asked-to-keep', until }
}

/** A refunded payment doesn't count: the registration has to be paid again. Money by hand does. */
async function isPaid(tx: Db, { id }: Registration): Promise<boolean> {
  const payments = await paymentsForRegistration(tx, id)
  if (payments.some(({ state }) => state === 'paid')) return true
  return sumEntries(await entriesFor(tx, 'registration_id', id)).receivedMinor > 0
}

async function confirm(tx: Db, { now }: Services, locked: Locked): Promise<Promoted> {
  const { registration, notify = true } = locked
  const payments = await paymentsForRegistration(tx, registration.id)
  const paid = payments.find(({ state }) => state === 'paid')
  const at = now()
  const source = sourceOf(locked)
  const change = { hold: 'confirmed', heldUntil: undefined, source, at } as const
  await setHold(tx, registration.id, change)
  if (!notify) return { ok: true, outcome: 'confirmed' }
  const [payer] = await attendeesOf(tx, registration.id)
  await queueMail(tx, {
    kind: paid ? 'registration-paid' : 'registration-received',
    about: paid ? { payment_id: paid.id } : { registration_id: registration.id },
    recipient: payer?.email ?? '',
    at: at.toISOString(),
  })
  return { ok: true, outcome: 'confirmed' }
}

async function offer(tx: Db, services: Services, locked: Locked): Promise<Promoted> {
  const { registration, holdMs, notify = true } = locked
  const place = findEvent(services.content.conferences, registration.event_code)
  if (!place) return { ok: false, problem: 'no-event' }
  const going = { services, stored: registration, place, anew: true }
  const payment = await continueRegistration(tx, going)
  const at = services.now()
  const until = new Date(at.getTime() + holdMs)
  const source = sourceOf(locked)
  await setHold(tx, registration.id, { hold: 'held', heldUntil: until, source, at })
  if (!notify) return { ok: true, outcome: 'offered', payment, until }
  await queueMail(tx, {
    kind: 'place-offered',
    about: { payment_id: payment.id },
    recipient: await payerAddress(tx, { kind: 'registration', registration }),
    at: at.toISOString(),
  })
  return { ok: true, outcome: 'offered', payment, until }
}

/** Who the history names. */
function sourceOf({ isAutomatic = false }: Locked): 'sweep' | 'office' {
  return isAutomatic ? 'sweep' : 'office'
}

/** Offers places to somebody who waits, or whose places were released. */
export async function offerPlace(
  services: Services,
  {
    holdMs,
    overCapacity,
    ...request
  }: RecordRequest & Omit<Promotion, 'id' | 'isAutomatic' | 'notify'>,
) {
  return changeRecord(services, 'registration', request, {
    needs: 'offerPlace',
    action: 'offer-place',
    apply: async ({ tx, registration }) => {
      const { notify } = request
      const promotion = { registration, holdMs, overCapacity, notify }
      const promoted = await promoteLocked(tx, services, promotion)
      if (!promoted.ok) return promoted
      const until = promoted.outcome === 'confirmed' ? undefined : promoted.until.toISOString()
      return { ...promoted, details: { outcome: promoted.outcome, until, overCapacity } }
    },
  })
}

/**
 * Offers places to the party that was shown as the next. The capacity may be exceeded: the office has found
 * room, because free places are offered by themselves.
 */
export function offerNext(services: Services, request: RecordRequest) {
  return offerPlace(services, { ...request, holdMs: OFFERED_FOR_MS, overCapacity: true })
}

/**
 * Offers free places to the waiting list, longest waiting first. A party is offered places for all of
 * its people or none; whoever doesn't fit is passed over, and stays on the list. Only while registration
 * is open. Returns how many parties got an offer.
 */
export async function offerFreedPlaces(services: Services, eventCode?: string): Promise<number> {
  let offered = 0
  for (const registration of await waitingRegistrations(services.db, eventCode)) {
    if ((await mayFit(services, registration)) && (await offerTo(services, registration))) offered++
  }
  return offered
}

/** Whether somebody waits for whom there are places now. */
export async function isOfferDue(services: Services): Promise<boolean> {
  for (const registration of await waitingRegistrations(services.db, undefined)) {
    if (await mayFit(services, registration)) return true
  }
  return false
}

/** Without a lock, so that a long list at a full conference locks nothing. */
async function mayFit(services: Services, registration: Registration): Promise<boolean> {
  const event = findEvent(services.content.conferences, registration.event_code)?.event
  if (!event || !isOpen(event, services.now())) return false
  const left = await readPlacesLeft(services.db, event)
  return left !== undefined && fits(partyOfRegistration(registration), left)
}

async function offerTo(services: Services, { id, event_code }: Registration): Promise<boolean> {
  const promotion = { id, holdMs: OFFERED_FOR_MS, overCapacity: false }
  const promoted = await promote(services, { ...promotion, isAutomatic: true })
  if (!promoted.ok) return false
  services.count('places.offered')
  services.log.info('places-offered', { registration: id, event_code })
  return true
}
