import type { CorrectedAttendee } from '#database/records/registration/attendees.ts'
import type { StoredAttendee } from '#database/records/registration/registrations.ts'
import { type Conferences, codeLabel } from '#domain/conferences/conference.ts'
import { type FieldChange, PERSON_FIELDS } from '#domain/registration/person.ts'
import type { Correction } from './plan-correction.ts'

/** What was changed of the choices for the whole party. */
export function choiceChanges(corrected: {
  conferences: Conferences
  before: { event_code: string; party: string; residential: string; arrival: string }
  correction: Correction
}): FieldChange[] {
  const { conferences, before, correction } = corrected
  const { eventCode = before.event_code, type, residential, arrival } = correction
  const all = [
    { field: 'party' as const, from: before.party, to: type },
    { field: 'residential' as const, from: before.residential, to: residential },
    { field: 'arrival' as const, from: before.arrival, to: arrival },
  ]
  const changed = all.filter(({ from, to }) => from !== to)
  // By its code: two dates may have the same name.
  const [from, to] = [before.event_code, eventCode].map((code) => codeLabel(conferences, code))
  const date = { field: 'conference' as const, from: from ?? '', to: to ?? '' }
  const moved = before.event_code === eventCode ? [] : [date]
  return [...moved, ...changed].map((each) => ({ whose: '', ...each }))
}

/** Who was added, taken off or corrected. */
export function personChanges(
  before: readonly StoredAttendee[],
  after: readonly CorrectedAttendee[],
): FieldChange[] {
  const removed = before
    .filter(({ position }) => !after.some((each) => each.position === position))
    .map((person) => ({ ...whole(person), from: nameOf(person), to: '' }))
  const changed = after.flatMap((person): FieldChange[] => {
    const old = before.find(({ position }) => position === person.position)
    if (!old) return [{ ...whole(person), from: '', to: nameOf(person) }]
    return PERSON_FIELDS.map(({ column, name: field }) => ({
      whose: calledBy(old, before),
      position: old.position,
      field,
      from: String(old[column]),
      to: String(person[column]),
    })).filter(({ from, to }) => from !== to)
  })
  return [...removed, ...changed]
}

/** The first name, unless two have the same. */
function calledBy(person: StoredAttendee, everybody: readonly StoredAttendee[]): string {
  const { first_name } = person
  const isShared = everybody.filter((each) => each.first_name === first_name).length > 1
  return isShared ? nameOf(person) : first_name
}

type Named = Pick<StoredAttendee, 'first_name' | 'last_name'>

/** Somebody who was added or taken off. */
function whole(person: Named & { position?: number | undefined }) {
  return { whose: nameOf(person), position: person.position, field: 'person' as const }
}

function nameOf({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`
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
