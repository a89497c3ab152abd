import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import { placeEvents } from '#database/places/places.ts'
import type { Registration } from '#database/registration/registrations.ts'
import {
  type ConferenceEvent,
  findEvent,
  type ProgrammeEvent,
} from '#domain/conferences/conference.ts'
import { OFFERED_FOR_MS } from '#domain/registration/offered-until.ts'
import { type Shortage, shortageFor } from '#domain/registration/places.ts'
import { restoredHold } from '#domain/registration/restored-hold.ts'
import { partyOf, readPlacesLeft } from '#workflows/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { refundsInFlight } from '../refunds/refundable.ts'

export type RestorationPlan =
  | {
      ok: true
      place: ProgrammeEvent
      hold: 'confirmed' | 'held' | 'waiting'
      /** Until when they have to pay. */
      heldUntil: Date | undefined
      /** What the event lacks, where the office goes beyond the capacity. */
      shortage: Shortage | undefined
    }
  | { ok: false; problem: 'not-cancelled' | 'no-event' }
  | { ok: false; problem: 'full'; shortage: Shortage }

type Wanted = {
  registration: Registration
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity?: boolean
}

/** What restoring a cancelled registration would mean. Changes nothing. */
export async function planRestoration(
  db: Db,
  { content, now }: Services,
  { registration, overCapacity = false }: Wanted,
): Promise<RestorationPlan> {
  if (registration.hold !== 'cancelled') return { ok: false, problem: 'not-cancelled' }
  const place = findEvent(content.conferences, registration.event_code)
  if (!place) return { ok: false, problem: 'no-event' }
  const hold = await holdAfter(db, registration)
  const left = await readPlacesLeft(db, place.event)
  const isNeeded = hold !== 'waiting' && left !== undefined
  const shortage = isNeeded ? shortageFor(partyOf(registration), left) : undefined
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage }
  const heldUntil = hold === 'held' ? payBy(place.event, now()) : undefined
  return { ok: true, place, hold, heldUntil, shortage }
}

async function holdAfter(db: Db, { id, full_minor }: Registration) {
  const cancelling = (await placeEvents(db, id)).findLast(({ to_hold }) => to_hold === 'cancelled')
  const { receivedMinor, returnedMinor, reducedMinor } = await sumAccount(db, id)
  return restoredHold({
    before: cancelling?.from_hold ?? 'held',
    askedMinor: full_minor - reducedMinor,
    receivedMinor,
    returnedMinor: returnedMinor + (await refundsInFlight(db, id)),
  })
}

/** As long as for an offer. Where places are not counted, nobody has to hurry. */
function payBy({ capacity }: ConferenceEvent, now: Date): Date | undefined {
  return capacity && new Date(now.getTime() + OFFERED_FOR_MS)
}

/** What restoring would mean, for the screen that asks first. */
export function previewRestoration(services: Services, wanted: Wanted): Promise<RestorationPlan> {
  return planRestoration(services.db, services, wanted)
}
