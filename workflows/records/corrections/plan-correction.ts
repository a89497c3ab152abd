import { readMoney } from '#database/records/money/account-sums.ts'
import {
  allAttendeesOf,
  attendeesOf,
  type CorrectedAttendee,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { type Conferences, codeLabel, findEvent } from '#domain/conferences/conference.ts'
import type { PartyType } from '#domain/registration/party.ts'
import {
  type Attendee,
  type FieldChange,
  fullName,
  PERSON_FIELDS,
  toColumns,
} from '#domain/registration/person.ts'
import { ageBand, type ResidentialType } from '#domain/registration/price.ts'
import { refuse } from '#workflows/actor.ts'
import { atSoldPrices } from '#workflows/conferences/event-now.ts'
import { refusalFor, shortageAfter } from '#workflows/records/places/find-places.ts'
import { priceRegistration } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'

/** A registration as corrected, validated by the schema of the form. */
export type Correction = {
  eventCode?: string | undefined
  type: PartyType
  residential: ResidentialType
  arrival: string
  /** In order; the first one pays. Each position once; without one, somebody who is added. */
  persons: readonly (Attendee & { position?: number | undefined })[]
  /** The position of whoever is removed, which has a way of its own. Nobody else may be left out. */
  leaving?: number
  /** The position of somebody who was removed, and comes again. */
  returning?: number
}

export type CorrectionPlan = Awaited<ReturnType<typeof planCorrection>>

/** A corrected name must not change what was sold, even where the prices have changed since. */
export async function planCorrection(
  { db, content: { conferences } }: Services,
  wanted: { registration: Registration; correction: Correction; overCapacity?: boolean },
) {
  const { registration, correction, overCapacity = false } = wanted
  const { id, event_code, full_minor: beforeMinor } = registration
  const { eventCode = event_code, residential, persons, leaving, returning } = correction
  if (registration.hold === 'cancelled') return refuse('cancelled')
  const stored = await attendeesOf(db, id)
  const isKnown = ({ position, cancelled_at }: StoredAttendee) =>
    cancelled_at === null || position === returning
  const known = new Map(
    (await allAttendeesOf(db, id)).filter(isKnown).map((person) => [person.position, person]),
  )
  const named = new Set(persons.flatMap(({ position }) => position ?? []))
  const added = persons.filter(({ position }) => position === undefined)
  if (persons.length === 0) return refuse('nobody')
  // Everybody who is not added stands on it, and once.
  const areKnown = [...named].every((position) => known.has(position))
  if (!areKnown || named.size + added.length < persons.length) return refuse('no-person')
  if (!stored.every(({ position }) => position === leaving || named.has(position))) {
    return refuse('somebody-missing')
  }
  const corrected = persons.map(({ position, ...person }) => {
    const share_minor = known.get(position ?? 0)?.share_minor ?? 0
    return { position, ...toColumns(person), share_minor }
  })
  const people = withPayersMailbox(corrected, stored)
  const isPriced =
    eventCode !== event_code ||
    residential !== registration.residential ||
    persons.length !== stored.length ||
    people.some(({ position, age }) => {
      const before = known.get(position ?? 0)
      return !before || ageBand(before.age) !== ageBand(age)
    })
  const plan = {
    ok: true as const,
    isPriced,
    beforeMinor,
    afterMinor: beforeMinor,
    people,
    changes: [
      ...choiceChanges(conferences, registration, correction),
      ...personChanges(stored, people),
    ],
    shortage: undefined,
  }
  if (!isPriced) return plan
  const current = findEvent(conferences, eventCode)?.event
  if (!current) return refuse('no-event')
  const refusal = refusalFor(current, residential)
  if (refusal) return refusal
  // Another date is sold anew, at its prices of today.
  const isSold = eventCode === event_code
  const event = isSold ? await atSoldPrices(db, current, registration) : current
  const party = { people: people.length, residential }
  const shortage = await shortageAfter(db, event, registration, party)
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage } as const
  const quoted = priceRegistration(event, { ...registration, residential }, people)
  const { reducedMinor } = await readMoney(db, registration)
  if (reducedMinor > quoted.priceMinor) return refuse('reduced-below')
  const shared = people.map((each, index) => {
    return { ...each, share_minor: quoted.lines[index]?.amount ?? 0 }
  })
  return { ...plan, afterMinor: quoted.priceMinor, people: shared, shortage }
}

/** Families share a mailbox. When the payer's was wrong, the others who have it get the new one, too. */
function withPayersMailbox(people: CorrectedAttendee[], stored: readonly StoredAttendee[]) {
  const [payer] = people
  const [before] = stored
  if (!payer || !before || payer.position !== before.position) return people
  return people.map((each) => {
    const was = stored.find(({ position }) => position === each.position)
    const follows = was?.email === before.email && each.email === before.email
    return follows ? { ...each, email: payer.email } : each
  })
}

function choiceChanges(
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
