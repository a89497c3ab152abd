import { sumAccount } from '#database/records/money/account-sums.ts'
import type { CorrectedAttendee } from '#database/records/registration/attendees.ts'
import {
  attendeesOf,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { type ConferenceEvent, findEvent } from '#domain/conferences/conference.ts'
import type { Paise } from '#domain/money.ts'
import type { PartyType } from '#domain/registration/party.ts'
import { type Attendee, type FieldChange, toColumns } from '#domain/registration/person.ts'
import type { Shortage } from '#domain/registration/places.ts'
import { ageBand, type ResidentialType } from '#domain/registration/price.ts'
import { atSoldPrices } from '#workflows/conferences/event-sold.ts'
import { shortageAfter } from '#workflows/records/places/find-places.ts'
import { priceRegistration } from '#workflows/records/registration/price-registration.ts'
import type { Services } from '#workflows/services.ts'
import { choiceChanges, personChanges } from './field-changes.ts'

/** A registration as corrected, validated by the schema of the form. */
export type Correction = {
  /** Another date; absent to stay at this one. */
  eventCode?: string | undefined
  type: PartyType
  residential: ResidentialType
  arrival: string
  /** In order; the first one pays. Each position once; without one, somebody who is added. */
  persons: readonly (Attendee & { position?: number | undefined })[]
  /** The position of whoever is taken off, which has a way of its own. Nobody else may be left out. */
  leaving?: number
}

export type CorrectionPlan =
  | {
      ok: true
      /** Whether it changes what the price or the places depend on. */
      isPriced: boolean
      beforeMinor: Paise
      afterMinor: Paise
      people: CorrectedAttendee[]
      /** Every changed field. */
      changes: FieldChange[]
      /** What the event lacks, where the office goes beyond the capacity. */
      shortage?: Shortage | undefined
    }
  | {
      ok: false
      problem:
        | 'cancelled'
        | 'no-event'
        | 'no-person'
        | 'nobody'
        | 'reduced-below'
        | 'somebody-missing'
    }
  | { ok: false; problem: 'full'; shortage: Shortage }

type Wanted = {
  registration: Registration
  correction: Correction
  /** The office may exceed the stated capacity, when it has found room. Nobody else may. */
  overCapacity?: boolean
}

/** What a correction would mean: the price before and after, or why it can't be made. Changes nothing. */
export async function planCorrection(
  { db, content: { conferences } }: Services,
  { registration, correction, overCapacity = false }: Wanted,
): Promise<CorrectionPlan> {
  const { id, full_minor: beforeMinor, event_code } = registration
  if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' }
  const stored = await attendeesOf(db, id)
  if (correction.persons.length === 0) return { ok: false, problem: 'nobody' }
  if (!areKnown(correction, stored)) return { ok: false, problem: 'no-person' }
  if (!areAllThere(correction, stored)) return { ok: false, problem: 'somebody-missing' }
  const corrected = correction.persons.map((person) => toAttendee(person, stored))
  const people = withPayersMailbox(corrected, stored)
  const choices = choiceChanges({ conferences, before: registration, correction })
  const changes = [...choices, ...personChanges(stored, people)]
  const same = { ok: true, isPriced: false, beforeMinor, afterMinor: beforeMinor } as const
  if (!isPricedAnew({ registration, correction, stored })) return { ...same, people, changes }
  const eventCode = correction.eventCode ?? event_code
  const current = findEvent(conferences, eventCode)?.event
  if (!current) return { ok: false, problem: 'no-event' }
  // Another date is sold anew, at its prices of today.
  const isSold = eventCode === event_code
  const event = isSold ? await atSoldPrices(db, current, registration) : current
  const party = { people: people.length, residential: correction.residential }
  const shortage = await shortageAfter(db, { event, registration, party })
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage }
  const priced = priceAnew(event, registration, correction, people)
  const { reducedMinor } = await sumAccount(db, id)
  if (reducedMinor > priced.afterMinor) return { ok: false, problem: 'reduced-below' }
  return { ok: true, isPriced: true, beforeMinor, ...priced, changes, shortage }
}

function priceAnew(
  event: ConferenceEvent,
  registration: Registration,
  { residential }: Correction,
  people: CorrectedAttendee[],
) {
  const changed = { ...registration, residential }
  const { lines, total, balance } = priceRegistration({ event, registration: changed, people })
  return {
    afterMinor: total + balance + registration.fee_minor,
    people: people.map((each, index) => ({ ...each, share_minor: lines[index]?.amount ?? 0 })),
  }
}

/** Whether everybody who is not added stands on it, and once. */
function areKnown({ persons }: Correction, stored: readonly StoredAttendee[]): boolean {
  const named = persons.flatMap(({ position }) => (position === undefined ? [] : [position]))
  const known = new Set(stored.map(({ position }) => position))
  return new Set(named).size === named.length && named.every((position) => known.has(position))
}

function areAllThere({ persons, leaving }: Correction, stored: readonly StoredAttendee[]): boolean {
  const there = new Set([leaving, ...persons.map(({ position }) => position)])
  return stored.every(({ position }) => there.has(position))
}

function toAttendee(
  { position, ...person }: Correction['persons'][number],
  stored: readonly StoredAttendee[],
): CorrectedAttendee {
  const known = stored.find((each) => each.position === position)
  return {
    position,
    ...toColumns(person),
    share_minor: known?.share_minor ?? 0,
  }
}

/** Families share a mailbox. When the payer's was wrong, the others who have it get the new one, too. */
function withPayersMailbox(
  people: CorrectedAttendee[],
  stored: readonly StoredAttendee[],
): CorrectedAttendee[] {
  const [payer] = people
  const [before] = stored
  if (!payer || !before || payer.position !== before.position) return people
  return people.map((each) => {
    const was = stored.find(({ position }) => position === each.position)
    const follows = was?.email === before.email && each.email === before.email
    return follows ? { ...each, email: payer.email } : each
  })
}

/** A corrected name must not change what was sold, even where the prices have changed since. */
function isPricedAnew({
  registration,
  correction,
  stored,
}: Wanted & { stored: readonly StoredAttendee[] }): boolean {
  const { eventCode = registration.event_code } = correction
  if (registration.event_code !== eventCode) return true
  if (registration.residential !== correction.residential) return true
  if (stored.length !== correction.persons.length) return true
  return correction.persons.some(({ position, age }) => {
    const known = stored.find((each) => each.position === position)
    return !known || ageBand(known.age) !== ageBand(age)
  })
}
