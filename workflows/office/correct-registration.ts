import { type CorrectedAttendee, correctAttendees } from '#database/attendees.ts'
import { attendeesOf, changeRegistration, type StoredAttendee } from '#database/registrations.ts'
import {
  type Correction,
  type CorrectionPlan,
  planCorrection,
} from '#workflows/registration/plan-correction.ts'
import { restateDueOnline } from '#workflows/registration/restate-due-online.ts'
import { tellChangedAddresses } from '#workflows/registration/tell-changed-addresses.ts'
import type { Services } from '#workflows/services.ts'
import { changeByOffice, type LockedRegistration, type OfficeRequest } from './change-by-office.ts'

/** Corrects what was typed, and who comes. Priced anew only where the price depends on it. */
export async function correctRegistration(
  services: Pick<Services, 'db' | 'now' | 'content'>,
  { correction, ...request }: OfficeRequest & { correction: Correction },
) {
  return changeByOffice(services, request, {
    needs: 'correct',
    action: 'Correct details',
    apply: async (locked) => {
      const { registration } = locked
      const plan = await planCorrection(locked.tx, services, { registration, correction })
      return plan.ok ? carryOut(locked, { correction, plan }) : plan
    },
  })
}

type Planned = { correction: Correction; plan: Extract<CorrectionPlan, { ok: true }> }

async function carryOut(
  { tx, registration, at }: LockedRegistration,
  { correction, plan }: Planned,
) {
  const { id } = registration
  const before = await attendeesOf(tx, id)
  const people = plan.people
  await correctAttendees(tx, { id, people, at })
  await changeRegistration(tx, id, {
    party: correction.type,
    residential: correction.residential,
    arrival: correction.arrival,
    full_minor: plan.afterMinor,
    places: people.length,
  })
  await restateDueOnline(tx, { id, full_minor: plan.afterMinor })
  await tellChangedAddresses(tx, { id, before, people, at })
  const choices = choiceChanges(registration, correction)
  return { ok: true as const, details: { changes: [...choices, ...personChanges(before, people)] } }
}

/** One changed field: whose, which, and what it was and is. */
export type FieldChange = { whose: string; field: string; from: string; to: string }

function choiceChanges(
  before: { party: string; residential: string; arrival: string },
  { type, residential, arrival }: Correction,
): FieldChange[] {
  const all = [
    { field: 'Registering as', from: before.party, to: type },
    { field: 'Type of registration', from: before.residential, to: residential },
    { field: 'Arrival', from: before.arrival, to: arrival },
  ]
  return all.filter(({ from, to }) => from !== to).map((each) => ({ whose: '', ...each }))
}

function personChanges(
  before: readonly StoredAttendee[],
  after: readonly CorrectedAttendee[],
): FieldChange[] {
  const removed = before
    .filter(({ position }) => !after.some((each) => each.position === position))
    .map((person) => ({ whose: nameOf(person), field: 'Person', from: nameOf(person), to: '' }))
  const changed = after.flatMap((person) => {
    const old = before.find(({ position }) => position === person.position)
    if (!old) return [{ whose: nameOf(person), field: 'Person', from: '', to: nameOf(person) }]
    return FIELDS.map(([column, field]) => ({
      whose: nameOf(old),
      field,
      from: String(old[column]),
      to: String(person[column]),
    })).filter(({ from, to }) => from !== to)
  })
  return [...removed, ...changed]
}

const FIELDS = [
  ['first_name', 'First Name'],
  ['last_name', 'Last Name'],
  ['gender', 'Gender'],
  ['email', 'Email'],
  ['age', 'Age'],
  ['phone', 'Mobile'],
  ['city', 'City'],
] as const

function nameOf({
  first_name,
  last_name,
}: Pick<StoredAttendee, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`
}
