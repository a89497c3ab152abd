import { findEvent } from '#domain/conferences/conference.ts'
import { shortageFor, takesPlaces } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse, type StaffForm } from '#workflows/actor.ts'
import { moveRegistration, planMove } from '#workflows/records/corrections/move-registration.ts'
import { partyOfRegistration, readPlacesLeft } from '#workflows/records/places/find-places.ts'
import type { Services } from '#workflows/services.ts'
import { listTicked } from './list-registrations.ts'

type TickedRows = { numbers: readonly number[]; to: string }

export async function planTickedMoves(
  services: Services,
  { to, ...asked }: TickedRows & { actor: Actor },
) {
  const ticked = await listTicked(services, asked)
  if (!ticked.ok || !staffCan.move(asked.actor)) return NOT_ALLOWED
  const place = findEvent(services.content.conferences, to)
  if (!place) return refuse('no-event')
  const left = await readPlacesLeft(services.db, place.event)
  const moves = []
  for (const registration of ticked.rows) {
    const planned = await planMove(services, { registration, to })
    const party = partyOfRegistration(registration)
    const isCounted = planned.ok && left !== undefined && takesPlaces(registration.hold)
    // Those before it in the list take places too.
    const shortage = isCounted ? shortageFor(party, left) : undefined
    if (isCounted && !shortage) {
      if (left.people !== undefined) left.people -= party.people
      const isResident = party.residential === 'Residential'
      if (left.residential !== undefined && isResident) left.residential -= party.people
    }
    const plan = shortage ? ({ ok: false, problem: 'full', shortage } as const) : planned
    moves.push({ registration, plan })
  }
  return { ok: true as const, event: place.event, moves }
}

/** Sent again, a form moves nobody twice, also when somebody was moved back meanwhile. */
export async function moveTicked(
  services: Services,
  { actor, key, numbers, to }: TickedRows & StaffForm,
) {
  if (!staffCan.move(actor)) return NOT_ALLOWED
  if (!findEvent(services.content.conferences, to)) return refuse('no-event')
  const before = await listTicked(services, { actor, numbers })
  if (!before.ok) return before
  for (const { id } of before.rows) {
    await moveRegistration(services, { actor, id, to, key: key && `${key}:${id}` })
  }
  const after = await listTicked(services, { actor, numbers })
  const moved = after.ok ? after.rows.filter(({ event_code }) => event_code === to).length : 0
  return { ok: true as const, moved }
}
