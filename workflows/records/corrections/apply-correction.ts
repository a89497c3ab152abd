import { storeConsents } from '#database/consents/consents.ts'
import type { Db } from '#database/engine/open.ts'
import { correctAttendees } from '#database/records/registration/attendees.ts'
import {
  attendeesOf,
  changeRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { type FieldChange, whomToTell } from '#domain/registration/person.ts'
import { givenConsent } from '#workflows/consents/given-consent.ts'
import type { LockedRegistration } from '#workflows/records/record-kinds.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import { recomputeDueOnline } from '#workflows/records/registration/price-registration.ts'
import type { Services } from '#workflows/services.ts'
import { personChanges } from './field-changes.ts'
import { sellOtherDate } from './move-registration.ts'
import { notifyChangedAddresses, readConcerned } from './notify-changed-addresses.ts'
import { type Correction, type CorrectionPlan, planCorrection } from './plan-correction.ts'

type Correcting = {
  correction: Correction
  /** A visitor's correction has a mail of its own. */
  by: 'office' | 'visitor'
  overCapacity?: boolean
}

/** The change that stores a correction. Priced anew only where the price depends on it. */
export function applyCorrection(
  services: Services,
  { correction, by, overCapacity = false }: Correcting,
) {
  return async (locked: LockedRegistration) => {
    const { tx, registration, at } = locked
    const { id } = registration
    const before = await attendeesOf(tx, id)
    const wanted = { registration, correction, overCapacity }
    const plan = await planCorrection({ ...services, db: tx }, wanted)
    if (!plan.ok) return plan
    await storeCorrection(services, locked, { correction, plan })
    const form = by === 'office' ? 'desk' : 'registration'
    await storeConsents(tx, id, givenConsent(services, form, registration.language))
    const { people, beforeMinor, afterMinor, shortage } = plan
    await notifyChangedAddresses(tx, { id, before, people, by, at })
    const changes = await storedChanges(tx, id, before, plan.changes)
    const concerned = whomToTell(changes, await readConcerned(tx, id, changes))
    if (by === 'visitor') {
      const name = at.toISOString()
      await notifyEach(tx, id, concerned, { kind: 'registration-corrected', name, at })
    }
    const prices = beforeMinor === afterMinor ? {} : { beforeMinor, afterMinor }
    const exceeded = shortage ? { overCapacity: true } : {}
    const details = { changes, ...prices, ...exceeded }
    return { ok: true as const, details, tells: by === 'office' ? concerned : [] }
  }
}

/** As planned, but whoever was added has a position now. */
async function storedChanges(
  tx: Db,
  id: string,
  before: readonly StoredAttendee[],
  planned: readonly FieldChange[],
): Promise<FieldChange[]> {
  const choices = planned.filter(({ whose }) => whose === '')
  return [...choices, ...personChanges(before, await attendeesOf(tx, id))]
}

type Planned = { correction: Correction; plan: Extract<CorrectionPlan, { ok: true }> }

/** Inside the transaction that has locked everything. Tells nobody. */
export async function storeCorrection(
  services: Services,
  { tx, registration, at }: LockedRegistration,
  { correction, plan: { people, afterMinor } }: Planned,
): Promise<void> {
  const { id, event_code } = registration
  const { eventCode = event_code } = correction
  const place = findEvent(services.content.conferences, eventCode)
  await correctAttendees(tx, { id, people, at })
  if (place && eventCode !== event_code) {
    await sellOtherDate(tx, services, { registration, event: place.event })
  }
  await changeRegistration(tx, id, {
    programme: place?.key ?? registration.programme,
    event_code: eventCode,
    party: correction.type,
    residential: correction.residential,
    arrival: correction.arrival,
    full_minor: afterMinor,
    places: people.length,
  })
  await recomputeDueOnline(tx, { id, full_minor: afterMinor })
}

/** A registration as it is stored, in the form of a correction that changes nothing. */
export function storedCorrection(
  { party, residential, arrival }: Registration,
  people: readonly StoredAttendee[],
): Correction {
  return { type: party, residential, arrival, persons: people.map(toPerson) }
}

function toPerson(stored: StoredAttendee): Correction['persons'][number] {
  const { registration_id: _, share_minor: __, cancelled_at: ___, ...person } = stored
  const { first_name: firstname, last_name: lastname, ...same } = person
  return { ...same, firstname, lastname }
}
