import { allDoors } from '#database/doors/doors.ts'
import type { Actor } from '#domain/staff.ts'
import { isDoorOpen } from '#workflows/doors/is-door-open.ts'
import { openDoor } from '#workflows/doors/open-door.ts'
import type { Services } from '#workflows/services.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** A door to try, where none is open. */
export async function openSampleDoor(
  services: Services,
  { actor, code }: { actor: Actor; code: string },
): Promise<void> {
  const now = services.now()
  const doors = await allDoors(services.db, code)
  if (doors.some((door) => isDoorOpen(door, now))) return
  const until = new Date(now.getTime() + WEEK_MS)
  await openDoor(services, { actor, eventCode: code, name: 'Gate to try', until })
}
