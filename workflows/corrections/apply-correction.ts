import { correctAttendees } from '#database/registration/attendees.ts'
import { attendeesOf, changeRegistration } from '#database/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import { recomputeDueOnline } from '#workflows/registration/recompute-due-online.ts'
import type { Services } from '#workflows/services.ts'
import { notifyChangedAddresses } from './notify-changed-addresses.ts'
import { notifyCorrected } from './notify-corrected.ts'
import { type Correction, type CorrectionPlan, planCorrection } from './plan-correction.ts'
import { sellOtherDate } from './sell-other-date.ts'

type Correcting = {
  correction: Correction
  /** People hear of every correction by a visitor; of the office's, those whose address has changed. */
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
    const plan = await planCorrection(tx, services, { registration, correction, overCapacity })
    if (!plan.ok) return plan
    await storeCorrection(services, locked, { correction, plan })
    const { people, changes, beforeMinor, afterMinor, shortage } = plan
    await notifyChangedAddresses(tx, { id, before, people, by, at })
    if (by === 'visitor') await notifyCorrected(tx, { id, before, changes, at })
    const prices = beforeMinor === afterMinor ? {} : { beforeMinor, afterMinor }
    const exceeded = shortage ? { overCapacity: true } : {}
    return { ok: true as const, details: { changes, ...prices, ...exceeded } }
  }
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
