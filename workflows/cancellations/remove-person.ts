import { attendeesOf, changeRegistration } from '#database/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { storeCorrection } from '#workflows/corrections/apply-correction.ts'
import { notifyChangedAddresses } from '#workflows/corrections/notify-changed-addresses.ts'
import { type Correction, planCorrection } from '#workflows/corrections/plan-correction.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import { recomputeDueOnline } from '#workflows/registration/recompute-due-online.ts'
import type { Services } from '#workflows/services.ts'

type Removing = {
  /** The registration without that person. */
  correction: Correction
  keptMinor: Paise
  by: 'office' | 'visitor'
}

/**
 * Inside the transaction that has locked everything: takes one person off. What is kept of that person's
 * money becomes a part of the price, so that the others owe what they owed. Returns what changed.
 */
export async function removePerson(
  services: Services,
  locked: LockedRegistration,
  { correction, keptMinor, by }: Removing,
) {
  const { tx, registration, at } = locked
  const { id, fee_minor } = registration
  const before = await attendeesOf(tx, id)
  const plan = await planCorrection(tx, services, { registration, correction })
  if (!plan.ok) throw new Error(`One person can not be taken off: ${plan.problem}`)
  await storeCorrection(services, locked, { correction, plan })
  const full_minor = plan.afterMinor + keptMinor
  await changeRegistration(tx, id, { full_minor, fee_minor: fee_minor + keptMinor })
  await recomputeDueOnline(tx, { id, full_minor })
  // Whoever pays from now on gets the private link.
  await notifyChangedAddresses(tx, { id, before, people: plan.people, by, at })
  return { changes: plan.changes, beforeMinor: plan.beforeMinor, afterMinor: full_minor }
}
