import { findDoor, renewToken } from '#database/doors/doors.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedDoor, changeDoor, type DoorRequest } from './change-door.ts'

/** For a link that has come into the wrong hands: it ends, and the phones that are tied stay so. */
export async function renewDoorLink(
  services: Services,
  request: DoorRequest,
): Promise<ChangedDoor> {
  return changeDoor(services, request, {
    action: 'renew-door-link',
    doorOf: async (tx, id) => (await findDoor(tx, id))?.id,
    apply: renewToken,
  })
}
