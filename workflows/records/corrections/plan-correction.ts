import { sumAccount } from '#database/records/money/account-sums.ts'
import {
  attendeesOf,
  type CorrectedAttendee,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { PartyType } from '#domain/registration/party.ts'
import { type Attendee, toColumns } from '#domain/registration/person.ts'
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

/** Every changed field, and the price before and after, or why it can't be made. */
export type CorrectionPlan = Awaited<ReturnType<typeof planCorrection>>

/**
 * What a correction would mean. Changes nothing. The office may exceed the stated capacity when it has found
 * room; nobody else may. A corrected name must not change what was sold, even where the prices have changed since.
 */
export async function planCorrection(
  { db, content: { conferences } }: Services,
  {
    registration,
    correction,
    overCapacity = false,
  }: { registration: Registration; correction: Correction; overCapacity?: boolean },
) {
  const { id, event_code, full_minor: beforeMinor } = registration
  const { eventCode = event_code, residential, persons, leaving } = correction
  if (registration.hold === 'cancelled') return { ok: false, problem: 'cancelled' } as const
  const stored = await attendeesOf(db, id)
  const known = new Map(stored.map((person) => [person.position, person]))
  const named = new Set(persons.flatMap(({ position }) => position ?? []))
  const added = persons.filter(({ position }) => position === undefined)
  if (persons.length === 0) return { ok: false, problem: 'nobody' } as const
  // Everybody who is not added stands on it, and once.
  const areKnown = [...named].every((position) => known.has(position))
  if (!areKnown || named.size + added.length < persons.length) {
    return { ok: false, problem: 'no-person' } as const
  }
  if (!stored.every(({ position }) => position === leaving || named.has(position))) {
    return { ok: false, problem: 'somebody-missing' } as const
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
    /** Whether it changes what the price or the places depend on. */
    isPriced,
    beforeMinor,
    afterMinor: beforeMinor,
    people,
    changes: [
      ...choiceChanges(conferences, registration, correction),
      ...personChanges(stored, people),
    ],
    /** What the event lacks, where the office goes beyond the capacity. */
    shortage: undefined,
  }
  if (!isPriced) return plan
  const current = findEvent(conferences, eventCode)?.event
  if (!current) return { ok: false, problem: 'no-event' } as const
  // Another date is sold anew, at its prices of today.
  const isSold = eventCode === event_code
  const event = isSold ? await atSoldPrices(db, current, registration) : current
  const shortage = await shortageAfter(db, event, registration, {
    people: people.length,
    residential,
  })
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage } as const
  const quoted = priceRegistration(event, { ...registration, residential }, people)
  const { reducedMinor } = await sumAccount(db, 'registration_id', id)
  if (reducedMinor > quoted.priceMinor) return { ok: false, problem: 'reduced-below' } as const
  const shared = people.map((each, index) => {
    return { ...each, share_minor: quoted.lines[index]?.amount ?? 0 }
  })
  return { ...plan, afterMinor: quoted.priceMinor, people: shared, shortage }
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
