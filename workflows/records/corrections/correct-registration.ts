import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { TEXT_FIELDS } from '#domain/registration/person.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import { isRecordId } from '#workflows/records/registration/record-id.ts'
import type { Services } from '#workflows/services.ts'
import { applyCorrection, storedCorrection } from './apply-correction.ts'
import type { Correction } from './plan-correction.ts'

type Corrected = {
  correction: Correction
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity?: boolean
}

/** Corrects what was typed, and who comes. Priced anew only where the price depends on it. */
export async function correctRegistration(
  services: Services,
  { correction, overCapacity = false, ...request }: RecordRequest & Corrected,
) {
  return changeRecord(services, 'registration', request, {
    needs: 'correct',
    action: 'correct',
    apply: applyCorrection(services, { correction, by: 'office', overCapacity }),
  })
}

type Words = Partial<Record<(typeof TEXT_FIELDS)[number]['name'], string>>

/** What is not said stays as it is. */
type Said = { [Name in keyof Words]: string | undefined }

type PersonCorrection = RecordRequest & {
  /** 1 is the payer. */
  person: number
  changes: Said
}

/** Corrects some words about one person; everything else stays as it is stored. */
export async function correctPerson(
  services: Services,
  { person, changes: typed, ...request }: PersonCorrection,
) {
  const { db } = services
  const stored = isRecordId(request.id) ? await findRegistration(db, request.id) : undefined
  if (!stored) return { ok: false, problem: 'unknown' } as const
  const people = await attendeesOf(db, stored.id)
  if (!people[person - 1]) return { ok: false, problem: 'no-person' } as const
  const changes = readWords(typed)
  if (!changes) return { ok: false, problem: 'bad-words' } as const
  const unchanged = storedCorrection(stored, people)
  const persons = unchanged.persons.map((each, index) => ({
    ...each,
    ...(index === person - 1 && changes),
  }))
  const correction = { ...unchanged, persons }
  return correctRegistration(services, { version: stored.version, ...request, correction })
}

/** As the public form reads them; undefined where it would refuse one. */
function readWords(typed: Said): Words | undefined {
  const words: Words = {}
  for (const { name, parse } of TEXT_FIELDS) {
    const text = typed[name]
    if (text === undefined) continue
    const word = parse(text.trim())
    if (word === undefined) return undefined
    words[name] = word
  }
  return words
}
