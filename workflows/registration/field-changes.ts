import type { CorrectedAttendee } from '#database/attendees.ts'
import type { StoredAttendee } from '#database/registrations.ts'
import type { FieldChange } from '#domain/registration/field-change.ts'
import type { Correction } from './plan-correction.ts'

/** What was changed of the choices for the whole party. */
export function choiceChanges(
  before: { event_code: string; party: string; residential: string; arrival: string },
  { eventCode = before.event_code, type, residential, arrival }: Correction,
): FieldChange[] {
  const all = [
    { field: 'Conference', from: before.event_code, to: eventCode },
    { field: 'Registering as', from: before.party, to: type },
    { field: 'Type of registration', from: before.residential, to: residential },
    { field: 'Arrival', from: before.arrival, to: arrival },
  ]
  return all.filter(({ from, to }) => from !== to).map((each) => ({ whose: '', ...each }))
}

/** Who was added, taken off or corrected. */
export function personChanges(
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
