import { changeRows } from '#database/engine/rows.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import {
  allAttendeesOf,
  attendeesOf,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { Paise } from '#domain/money.ts'
import { proposedShare, receivedForOne } from '#domain/registration/cancel-rule.ts'
import { fitsParty, isPartyType, LARGEST_PARTY } from '#domain/registration/party.ts'
import { whomToTell } from '#domain/registration/person.ts'
import { staffCan } from '#domain/staff.ts'
import { refuse } from '#workflows/actor.ts'
import {
  changeRecord,
  type LockedRegistration,
  type RecordRequest,
} from '#workflows/records/change-record.ts'
import {
  notifyChangedAddresses,
  readConcerned,
  storeCorrection,
  storedCorrection,
} from '#workflows/records/corrections/correct-registration.ts'
import { type Correction, planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import {
  maxRefundable,
  type OpenedRefund,
  openRefunds,
  paidOf,
  sendRefunds,
} from '#workflows/records/refunds/refund-record.ts'
import { recomputeDueOnline } from '#workflows/records/registration/register.ts'
import { readVisitorMoney, readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'

/** `backMinor` goes back at once where the actor may refund and the provider can; otherwise it is too much. */
export async function takeOffPerson(
  services: Services,
  { position, backMinor, ...request }: RecordRequest & { position: number; backMinor: Paise },
) {
  const changed = await changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'take-off',
    apply: async (locked) => {
      const { tx, registration } = locked
      const plan = await planTakeOff({ ...services, db: tx }, { registration, position })
      if (!plan.ok) return plan
      const { correction, receivedMinor: maxMinor, refundableMinor } = plan
      if (backMinor > maxMinor) {
        return { ok: false as const, problem: 'more-than-received' as const, maxMinor }
      }
      const { actor, notify } = request
      const amountMinor = staffCan.refund(actor) ? Math.min(backMinor, refundableMinor) : 0
      // Stored first: what the refund takes from the payments is counted then.
      const opened = await openRefundsOf(services, locked, amountMinor, notify)
      const keptMinor = maxMinor - backMinor
      const removed = await removePerson(services, locked, correction, keptMinor, 'office')
      const { changes } = removed
      const tells = whomToTell(changes, await readConcerned(tx, registration.id, changes))
      const tokens = opened.map(({ token }) => token)
      const money = amountMinor > 0 ? { amountMinor, tokens } : {}
      const kept = keptMinor > 0 ? { keptMinor } : {}
      return { ok: true as const, opened, tells, details: { ...removed, ...money, ...kept } }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}

export type TakeOffPlan = Awaited<ReturnType<typeof planTakeOff>>

export async function planTakeOff(
  services: Services,
  { registration, position }: { registration: Registration; position: number },
) {
  const { db } = services
  const people = await attendeesOf(db, registration.id)
  const person = people.find((each) => each.position === position)
  if (!person) return refuse('no-person')
  const correction = withoutPerson(registration, people, position)
  const plan = await planCorrection(services, { registration, correction })
  if (!plan.ok) return plan
  const { beforeMinor, afterMinor } = plan
  const { paidMinor } = await readVisitorMoney(db, registration)
  const feeMinor = registration.fee_minor
  const receivedMinor = receivedForOne({ beforeMinor, afterMinor, feeMinor, paidMinor })
  const { rule } = await readVisitorRules(services, registration)
  return {
    ok: true as const,
    person,
    correction,
    beforeMinor,
    /** Without that person, and without what is kept of that person's money. */
    afterMinor,
    receivedMinor,
    proposedMinor: proposedShare(receivedMinor, { rule, at: services.now() }),
    rule,
    refundableMinor: await maxRefundable(
      db,
      await paymentsFor(db, 'registration_id', registration.id),
    ),
  }
}

/** The registration without one person. A couple of which one stays is an individual. */
export function withoutPerson(
  registration: Registration,
  people: readonly StoredAttendee[],
  leaving: number,
): Correction {
  const rest = people.filter(({ position }) => position !== leaving)
  const stored = { ...storedCorrection(registration, rest), leaving }
  if (fitsParty(stored.type, rest.length)) return stored
  return { ...stored, type: rest.length === 1 ? 'Individual' : 'Group' }
}

/**
 * Inside the transaction that has locked everything. What is kept of that person's money becomes a part of
 * the price, so that the others owe what they owed.
 */
export async function removePerson(
  services: Services,
  locked: LockedRegistration,
  correction: Correction,
  keptMinor: Paise,
  by: 'office' | 'visitor',
) {
  const { tx, registration } = locked
  const { id, fee_minor } = registration
  const before = await attendeesOf(tx, id)
  const plan = await planCorrection({ ...services, db: tx }, { registration, correction })
  if (!plan.ok) throw new Error(`One person can not be taken off: ${plan.problem}`)
  await storeCorrection(services, locked, correction, plan)
  const full_minor = plan.afterMinor + keptMinor
  await changeRows(tx, 'registration', { id }, { full_minor, fee_minor: fee_minor + keptMinor })
  await recomputeDueOnline(tx, { id, full_minor })
  // Whoever pays from now on gets the private link.
  await notifyChangedAddresses(locked, by, before, plan.people)
  return { changes: plan.changes, beforeMinor: plan.beforeMinor, afterMinor: full_minor }
}

/** Inside the transaction that has locked everything: stores the refunds that a cancellation was planned with. */
export async function openRefundsOf(
  services: Services,
  { tx, payments }: LockedRegistration,
  amountMinor: Paise,
  notify?: boolean,
): Promise<OpenedRefund[]> {
  if (amountMinor === 0) return []
  const how = { notify, isAnnounced: true }
  const refund = await openRefunds(tx, services, paidOf(payments), amountMinor, how)
  if (!refund.ok) throw new Error(`Rs. ${amountMinor / 100} could not be given back`)
  return refund.opened
}

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
