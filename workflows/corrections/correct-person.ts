import * as v from 'valibot'
import { attendeesOf, findRegistration } from '#database/registration/registrations.ts'
import { parseMobile } from '#domain/mobile-number.ts'
import { isCityName, isPersonName, LONGEST } from '#domain/registration/attendee.ts'
import { hasWebAddress } from '#domain/web-address.ts'
import type { OfficeRequest } from '#workflows/registration/change-by-office.ts'
import { isRecordId } from '#workflows/registration/record-id.ts'
import type { Services } from '#workflows/services.ts'
import { correctRegistration } from './correct-registration.ts'
import { storedCorrection } from './stored-correction.ts'

type Words = Partial<Record<'firstname' | 'lastname' | 'email' | 'phone' | 'city', string>>

type PersonCorrection = OfficeRequest & {
  /** 1 is the payer. */
  person: number
  changes: Words
}

/** Corrects some words about one person; everything else stays as it is stored. */
export async function correctPerson(
  services: Pick<Services, 'db' | 'now' | 'content'>,
  { person, changes: typed, ...request }: PersonCorrection,
) {
  const changes = trimmed(typed)
  const { db } = services
  const stored = isRecordId(request.id) ? await findRegistration(db, request.id) : undefined
  if (!stored) return { ok: false, problem: 'unknown' } as const
  const people = await attendeesOf(db, stored.id)
  if (!people[person - 1]) return { ok: false, problem: 'no-person' } as const
  const phone = changes.phone === undefined ? undefined : parseMobile(changes.phone)
  if (!areValid(changes) || (changes.phone !== undefined && phone === undefined)) {
    return { ok: false, problem: 'bad-words' } as const
  }
  const said = { ...changes, ...(phone && { phone }) }
  const unchanged = storedCorrection(stored, people)
  const persons = unchanged.persons.map((each, index) => ({
    ...each,
    ...(index === person - 1 && said),
  }))
  const correction = { ...unchanged, persons }
  return correctRegistration(services, { version: stored.version, ...request, correction })
}

function trimmed(words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word.trim()]))
}

/** As the public form reads an address. */
const EMAIL = v.pipe(v.string(), v.email())

/** The rules of the public form. */
function areValid({ firstname, lastname, email, city }: Words): boolean {
  const names = [firstname, lastname].filter((name) => name !== undefined)
  const areNames = names.every(
    (name) =>
      name !== '' && name.length <= LONGEST.name && isPersonName(name) && !hasWebAddress(name),
  )
  const isEmail = email === undefined || (email.length <= LONGEST.email && v.is(EMAIL, email))
  const isCity = city === undefined || (city.length <= LONGEST.city && isCityName(city))
  return areNames && isEmail && isCity
}
