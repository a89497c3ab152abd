import { changeRows } from '#database/engine/rows.ts'
import {
  allAttendeesOf,
  attendeesOf,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { fitsParty, isPartyType, LARGEST_PARTY } from '#domain/registration/party.ts'
import { whomToTell } from '#domain/registration/person.ts'
import { refuse } from '#workflows/actor.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import {
  notifyChangedAddresses,
  readConcerned,
  storeCorrection,
  storedCorrection,
} from '#workflows/records/corrections/correct-registration.ts'
import { planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import type { Services } from '#workflows/services.ts'

type Returning = { position: number; overCapacity: boolean }

/** Brings somebody back who was removed. What was kept of their money counts towards the price again. */
export async function returnPerson(
  services: Services,
  { position, overCapacity, ...request }: RecordRequest & Returning,
) {
  return changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'return-person',
    apply: async (locked) => {
      const { tx, registration } = locked
      const { id, fee_minor } = registration
      const wanted = { registration, position, overCapacity }
      const plan = await planReturn({ ...services, db: tx }, wanted)
      if (!plan.ok) return plan
      const { changes, correction, beforeMinor, afterMinor, people, shortage } = plan
      const before = await attendeesOf(tx, id)
      await changeRows(tx, 'registration', { id }, { fee_minor: fee_minor - plan.keptMinor })
      await storeCorrection(services, locked, correction, plan)
      await notifyChangedAddresses(locked, 'office', before, people)
      const details = { changes, beforeMinor, afterMinor, ...(shortage && { overCapacity }) }
      const tells = whomToTell(changes, await readConcerned(tx, id, changes))
      return { ok: true as const, details, tells }
    },
  })
}

/** What bringing somebody back would mean. Changes nothing. */
export async function planReturn(
  services: Services,
  { registration, position, overCapacity }: Returning & { registration: Registration },
) {
  const { id, fee_minor } = registration
  const everybody = await allAttendeesOf(services.db, id)
  const person = everybody.find((each) => each.position === position && each.cancelled_at !== null)
  // Whoever was erased has no name.
  if (!person?.first_name) return refuse('no-person')
  const people = everybody.filter((each) => each.cancelled_at === null || each === person)
  if (people.length > LARGEST_PARTY) return refuse('too-many')
  const { keptMinor = 0, changes = [] } =
    (await officeEventsOf(services.db, 'registration', id)).findLast(({ details }) =>
      details.changes?.some((each) => each.position === position && each.to === ''),
    )?.details ?? {}
  const was = changes.find(({ field }) => field === 'party')?.from
  const stored = storedCorrection(registration, people)
  const types = [stored.type, was].filter(isPartyType)
  const type = types.find((each) => fitsParty(each, people.length)) ?? 'Group'
  const correction = { ...stored, type, returning: position }
  const kept = Math.min(keptMinor, fee_minor)
  const without = { ...registration, fee_minor: fee_minor - kept }
  const plan = await planCorrection(services, { registration: without, correction, overCapacity })
  return plan.ok ? { ...plan, person, correction, keptMinor: kept } : plan
}
