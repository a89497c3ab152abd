import {
  attendeesOf,
  changeRegistration,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { fitsParty } from '#domain/registration/party.ts'
import {
  storeCorrection,
  storedCorrection,
} from '#workflows/records/corrections/apply-correction.ts'
import { notifyChangedAddresses } from '#workflows/records/corrections/notify-changed-addresses.ts'
import { type Correction, planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import type { LockedRegistration } from '#workflows/records/record-kinds.ts'
import { type OpenedRefund, openRefunds } from '#workflows/records/refunds/refund-record.ts'
import { paidOf } from '#workflows/records/refunds/refundable.ts'
import { recomputeDueOnline } from '#workflows/records/registration/price-registration.ts'
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
  const plan = await planCorrection({ ...services, db: tx }, { registration, correction })
  if (!plan.ok) throw new Error(`One person can not be taken off: ${plan.problem}`)
  await storeCorrection(services, locked, { correction, plan })
  const full_minor = plan.afterMinor + keptMinor
  await changeRegistration(tx, id, { full_minor, fee_minor: fee_minor + keptMinor })
  await recomputeDueOnline(tx, { id, full_minor })
  // Whoever pays from now on gets the private link.
  await notifyChangedAddresses(tx, { id, before, people: plan.people, by, at })
  return { changes: plan.changes, beforeMinor: plan.beforeMinor, afterMinor: full_minor }
}

/** The registration without one person. A couple of which one stays is an individual. */
export function withoutPerson(
  registration: Registration,
  { people, leaving }: { people: readonly StoredAttendee[]; leaving: number },
): Correction {
  const rest = people.filter(({ position }) => position !== leaving)
  const stored = { ...storedCorrection(registration, rest), leaving }
  if (fitsParty(stored.type, rest.length)) return stored
  return { ...stored, type: rest.length === 1 ? 'Individual' : 'Group' }
}

/** Inside the transaction that has locked everything: stores the refunds that a cancellation was planned with. */
export async function openRefundsOf(
  services: Services,
  { tx, payments }: LockedRegistration,
  { amountMinor, notify }: { amountMinor: Paise; notify?: boolean | undefined },
): Promise<OpenedRefund[]> {
  if (amountMinor === 0) return []
  const refund = await openRefunds(tx, services, {
    payments: paidOf(payments),
    amountMinor,
    notify,
    isAnnounced: true,
  })
  if (!refund.ok) throw new Error(`Rs. ${amountMinor / 100} could not be given back`)
  return refund.opened
}
