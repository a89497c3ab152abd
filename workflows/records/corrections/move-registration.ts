import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import { correctAttendees } from '#database/records/registration/attendees.ts'
import {
  attendeesOf,
  changeRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { findSoldEvent, storeSoldEvent } from '#database/records/registration/sold-events.ts'
import {
  type ConferenceEvent,
  findEvent,
  findProgramme,
  inOfferOrder,
  isOpen,
  isOver,
  type ProgrammeEvent,
} from '#domain/conferences/conference.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'
import type { Paise } from '#domain/money.ts'
import { movedArrival } from '#domain/registration/party.ts'
import type { FieldChange } from '#domain/registration/person.ts'
import type { Shortage } from '#domain/registration/places.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import {
  partyOfRegistration,
  readPlacesLeft,
  shortageAfter,
} from '#workflows/records/places/find-places.ts'
import type { LockedRegistration } from '#workflows/records/record-kinds.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import {
  priceRegistration,
  recomputeDueOnline,
} from '#workflows/records/registration/price-registration.ts'
import type { Services } from '#workflows/services.ts'

/**
 * Moves a registration to another date: it keeps its number and its payments, its places are freed
 * here and taken there, and it is priced anew. Everybody with an own address is told, with the tickets
 * and a calendar file for the new date.
 */
export async function moveRegistration(
  services: Services,
  { to, arrival, overCapacity = false, ...request }: RecordRequest & Target,
) {
  return changeRecord(services, 'registration', request, {
    needs: 'move',
    action: 'move',
    alsoPlacesOf: findEvent(services.content.conferences, to)?.event.code,
    apply: async (locked) => {
      const { registration } = locked
      const wanted = { registration, to, arrival, overCapacity }
      const plan = await planMove({ ...services, db: locked.tx }, wanted)
      return plan.ok ? carryOut(services, locked, { ...plan, notify: request.notify }) : plan
    },
  })
}

type MovePlan =
  | {
      ok: true
      place: ProgrammeEvent
      arrival: string
      beforeMinor: Paise
      afterMinor: Paise
      shares: Paise[]
      /** What the event lacks, where the office goes beyond the capacity. */
      shortage: Shortage | undefined
    }
  | { ok: false; problem: 'no-event' | 'past-event' | 'same-event' | 'cancelled' | 'reduced-below' }
  | { ok: false; problem: 'full'; shortage: Shortage }

type Target = {
  to: string
  /** When they arrive then. Where it is not said, at the same hour of the new first day. */
  arrival?: string | undefined
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity?: boolean
}

/** What moving would mean: the price before and after, or why it can't be done. Changes nothing. */
export async function planMove(
  { db, content, now }: Services,
  { registration, to, arrival, overCapacity = false }: Target & { registration: Registration },
): Promise<MovePlan> {
  const place = findEvent(content.conferences, to)
  if (!place) return { ok: false, problem: 'no-event' }
  if (to === registration.event_code) return { ok: false, problem: 'same-event' }
  if (isOver(place.event, now())) return { ok: false, problem: 'past-event' }
  if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' }
  const party = partyOfRegistration(registration)
  const shortage = await shortageAfter(db, { event: place.event, registration, party })
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage }
  const people = await attendeesOf(db, registration.id)
  const { lines, total, balance } = priceRegistration({ event: place.event, registration, people })
  const afterMinor = total + balance + registration.fee_minor
  const { reducedMinor } = await sumAccount(db, registration.id)
  if (reducedMinor > afterMinor) return { ok: false, problem: 'reduced-below' }
  return {
    ok: true,
    place,
    arrival: arrival ?? movedArrival({ arrival: registration.arrival, days: place.event.days }),
    beforeMinor: registration.full_minor,
    afterMinor,
    shares: lines.map(({ amount }) => amount),
    shortage,
  }
}

type Moving = Extract<MovePlan, { ok: true }> & Pick<RecordRequest, 'notify'>

async function carryOut(
  services: Services,
  { tx, registration, at }: LockedRegistration,
  { place: { key, event }, notify = true, ...plan }: Moving,
) {
  const { id, event_code: from, full_minor: beforeMinor } = registration
  const { afterMinor, arrival, shares, shortage } = plan
  const stored = await attendeesOf(tx, id)
  const people = stored.map((each, index) => ({ ...each, share_minor: shares[index] ?? 0 }))
  await correctAttendees(tx, { id, people, at })
  const moved = { programme: key, event_code: event.code, arrival, full_minor: afterMinor }
  await changeRegistration(tx, id, moved)
  await sellOtherDate(tx, services, { registration, event })
  await recomputeDueOnline(tx, { id, full_minor: afterMinor })
  if (notify) {
    const mail = { kind: 'registration-moved', name: at.toISOString(), at } as const
    await notifyEach(tx, id, addressesOf(people), mail)
  }
  const details = { from, to: event.code, beforeMinor, afterMinor }
  const changes = arrivalChanges(registration, arrival)
  const exceeded = shortage ? { overCapacity: true } : {}
  return { ok: true as const, details: { ...details, changes, ...exceeded } }
}

function arrivalChanges({ arrival: from }: Registration, to: string): FieldChange[] {
  return from === to ? [] : [{ whose: '', field: 'arrival', from, to }]
}

export type MoveOffer = {
  event: ConferenceEvent
  isOpen: boolean
  /** For these people. */
  priceMinor: Paise
  /** Places of the kind that they need; undefined where there is no limit. */
  left: number | undefined
}

/**
 * The coming dates that a registration can be moved to, those of its own programme first. Closed ones are
 * offered too: the office decides.
 */
export async function readMoveOffers(
  { db, content, now }: Services,
  registration: Registration,
): Promise<MoveOffer[]> {
  const { programmes } = content.conferences
  const own = findProgramme(programmes, registration.programme)
  const others = Object.values(programmes).filter((programme) => programme !== own)
  const events = [...(own ? [own] : []), ...others]
    .flatMap((programme) => inOfferOrder(programme.events, now()))
    .filter((event) => event.code !== registration.event_code && !isOver(event, now()))
  const people = await attendeesOf(db, registration.id)
  const kind = registration.residential === 'Residential' ? 'residential' : 'people'
  return Promise.all(
    events.map(async (event) => {
      const { total, balance } = priceRegistration({ event, registration, people })
      const left = await readPlacesLeft(db, event)
      const priceMinor = total + balance + registration.fee_minor
      return { event, isOpen: isOpen(event, now()), priceMinor, left: left?.[kind] }
    }),
  )
}

type Moved = { registration: Registration; event: ConferenceEvent }

/**
 * Inside the transaction that moves: what the registration buys now. The date that it leaves stays known
 * for its rules, also for a registration from before this was stored.
 */
export async function sellOtherDate(
  tx: Db,
  { content }: Services,
  { registration: { id, event_code: code }, event }: Moved,
): Promise<void> {
  const left = findEvent(content.conferences, code)?.event
  const isStored = (await findSoldEvent(tx, { registrationId: id, code })) !== undefined
  if (left && !isStored) await storeSoldEvent(tx, id, left)
  await storeSoldEvent(tx, id, event)
}
