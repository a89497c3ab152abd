import type {
  CorrectedAttendee,
  Registration,
  StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { type Conferences, codeLabel } from '#domain/conferences/conference.ts'
import { type FieldChange, fullName, PERSON_FIELDS } from '#domain/registration/person.ts'
import type { Correction } from './plan-correction.ts'

/** What was changed of the choices for the whole party. */
export function choiceChanges(
  conferences: Conferences,
  before: Pick<Registration, 'event_code' | 'party' | 'residential' | 'arrival'>,
  { eventCode = before.event_code, type: party, residential, arrival }: Correction,
): FieldChange[] {
  const labelOf = (code: string) => codeLabel(conferences, code)
  const date = { from: labelOf(before.event_code), to: labelOf(eventCode) }
  const changed = [
    { field: 'party' as const, from: before.party, to: party },
    { field: 'residential' as const, from: before.residential, to: residential },
    { field: 'arrival' as const, from: before.arrival, to: arrival },
  ].filter(({ from, to }) => from !== to)
  // By its code: two dates may have the same name.
  const moved = before.event_code === eventCode ? [] : [{ field: 'conference' as const, ...date }]
  return [...moved, ...changed].map((each) => ({ whose: '', ...each }))
}

/** Who was added, taken off or corrected. */
export function personChanges(
  before: readonly StoredAttendee[],
  after: readonly CorrectedAttendee[],
): FieldChange[] {
  const whole = (person: CorrectedAttendee) => {
    return { whose: fullName(person), position: person.position, field: 'person' as const }
  }
  const removed = before
    .filter(({ position }) => !after.some((each) => each.position === position))
    .map((person) => ({ ...whole(person), from: fullName(person), to: '' }))
  const changed = after.flatMap((person): FieldChange[] => {
    const old = before.find(({ position }) => position === person.position)
    if (!old) return [{ ...whole(person), from: '', to: fullName(person) }]
    const namesakes = before.filter(({ first_name }) => first_name === old.first_name)
    return PERSON_FIELDS.map(({ column, name: field }) => ({
      whose: namesakes.length > 1 ? fullName(old) : old.first_name,
      position: old.position,
      field,
      from: String(old[column]),
      to: String(person[column]),
    })).filter(({ from, to }) => from !== to)
  })
  return [...removed, ...changed]
}

/** What a form for correcting a registration opens with, by the names of its fields. */
export function filledPersonFields(people: readonly StoredAttendee[]): Record<string, string> {
  const fields = people.flatMap((person, index) => [
    [`persons[${index}].position`, String(person.position)],
    ...PERSON_FIELDS.map(({ name, column }) => [
      `persons[${index}].${name}`,
      String(person[column]),
    ]),
  ])
  return Object.fromEntries(fields)
}
