import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import { placeEvents, restoreHold } from '#database/records/places/places.ts'
import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import {
  type ConferenceEvent,
  findEvent,
  type ProgrammeEvent,
} from '#domain/conferences/conference.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'
import {
  OFFERED_FOR_MS,
  restoredHold,
  type Shortage,
  shortageFor,
} from '#domain/registration/places.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import { partyOfRegistration, readPlacesLeft } from '#workflows/records/places/find-places.ts'
import { continueRegistration } from '#workflows/records/registration/continue-registration.ts'
import type { Services } from '#workflows/services.ts'

type Restoring = {
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity?: boolean
}

/**
 * Restores a cancelled registration for the office, where there is room. Its money stays as it is, and its
 * tickets are valid again. Everybody is told.
 */
export async function restoreRegistration(
  services: Services,
  { overCapacity = false, ...request }: RecordRequest & Restoring,
) {
  return changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'restore-registration',
    apply: async ({ tx, registration, at }) => {
      const { id } = registration
      const plan = await planRestoration({ ...services, db: tx }, { registration, overCapacity })
      if (!plan.ok) return plan
      const { place, hold, heldUntil, shortage } = plan
      await restoreHold(tx, id, { hold, heldUntil, source: 'office', at })
      const mayPay = hold === 'held' && registration.due_minor > 0
      // Opened by the office, it can be paid after registration has closed, and after a refund.
      if (mayPay)
        await continueRegistration(tx, { services, stored: registration, place, anew: true })
      const exceeded = shortage ? { overCapacity: true } : {}
      const details = { outcome: hold, until: heldUntil?.toISOString(), ...exceeded }
      return { ok: true as const, details, tells: addressesOf(await attendeesOf(tx, id)) }
    },
  })
}

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
  { db, content, now }: Services,
  { registration, overCapacity = false }: Wanted,
): Promise<RestorationPlan> {
  if (registration.hold !== 'cancelled') return { ok: false, problem: 'not-cancelled' }
  const place = findEvent(content.conferences, registration.event_code)
  if (!place) return { ok: false, problem: 'no-event' }
  const hold = await holdAfter(db, registration)
  const left = await readPlacesLeft(db, place.event)
  const isNeeded = hold !== 'waiting' && left !== undefined
  const shortage = isNeeded ? shortageFor(partyOfRegistration(registration), left) : undefined
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
    returnedMinor,
  })
}

/** As long as for an offer. Where places are not counted, nobody has to hurry. */
function payBy({ capacity }: ConferenceEvent, now: Date): Date | undefined {
  return capacity && new Date(now.getTime() + OFFERED_FOR_MS)
}
