import { allDoors, type Door, type DoorPhone, phonesOf } from '#database/doors/doors.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { isDoorOpen } from './change-door.ts'

export type ShownDoor = Pick<Door, 'id' | 'name' | 'until' | 'event_code'> & {
  conference: string
  /** Ties a phone to it; undefined for a closed door. */
  link: string | undefined
  /** Those that are not shut out, last heard first. */
  phones: Pick<DoorPhone, 'id' | 'device' | 'heard_at'>[]
}

/** All doors, the newest first. */
export async function readDoors(
  services: Services,
  { actor }: { actor: Actor },
): Promise<{ ok: true; open: ShownDoor[]; closed: ShownDoor[] } | NotAllowed> {
  if (!staffCan.seeDoors(actor)) return NOT_ALLOWED
  const { db, now } = services
  const doors = await allDoors(db)
  const ids = doors.map(({ id }) => id)
  const phones = await phonesOf(db, ids)
  const shown = doors.map((door) => ({
    isOpen: isDoorOpen(door, now()),
    door: showDoor(services, door, phones),
  }))
  return {
    ok: true,
    open: shown.flatMap(({ isOpen, door }) => (isOpen ? door : [])),
    closed: shown.flatMap(({ isOpen, door }) => (isOpen ? [] : door)),
  }
}

function showDoor(services: Services, door: Door, phones: readonly DoorPhone[]): ShownDoor {
  const { id, name, until, token, event_code } = door
  const isOpen = isDoorOpen(door, services.now())
  const own = phones.filter(({ door_id, shut_out_at }) => door_id === id && shut_out_at === null)
  return {
    id,
    name,
    until,
    event_code,
    conference: codeLabel(services.content.conferences, event_code),
    link: isOpen ? `${services.publicUrl}/door/${token}` : undefined,
    phones: own,
  }
}
