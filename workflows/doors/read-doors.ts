import { allDoors, type Door, phonesOf } from '#database/doors/doors.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { isDoorOpen } from './change-door.ts'

export async function readDoors(services: Services, { actor }: { actor: Actor }) {
  if (!staffCan.seeDoors(actor)) return NOT_ALLOWED
  const { db } = services
  const doors = await allDoors(db)
  const phones = await phonesOf(db, doors)
  const shown = doors.map((door) => showDoor(services, door, phones))
  return {
    ok: true as const,
    open: shown.filter(({ link }) => link !== undefined),
    closed: shown.filter(({ link }) => link === undefined),
  }
}

export type ShownDoor = ReturnType<typeof showDoor>

function showDoor(services: Services, door: Door, phones: Awaited<ReturnType<typeof phonesOf>>) {
  const { id, name, until, token, event_code } = door
  const isOpen = isDoorOpen(door, services.now())
  return {
    id,
    name,
    until,
    event_code,
    conference: codeLabel(services.content.conferences, event_code),
    /** A closed door has none. */
    link: isOpen ? `${services.publicUrl}/door/${token}` : undefined,
    phones: phones.filter(({ door_id }) => door_id === id),
  }
}
