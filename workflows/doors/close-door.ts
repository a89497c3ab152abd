import { endPhone, findPhoneById } from '#database/doors/door-phones.ts'
import { endDoor, findDoor } from '#database/doors/doors.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedDoor, changeDoor, type DoorRequest } from './change-door.ts'

/**
 * Closes a door: its link ends, and its phones forget their list at the next contact. What they did before
 * still counts when it comes.
 */
export async function closeDoor(services: Services, closing: DoorRequest): Promise<ChangedDoor> {
  return changeDoor(services, closing, {
    action: 'close-door',
    doorOf: async (tx, id) => (await findDoor(tx, id))?.id,
    apply: endDoor,
  })
}

/** The same for one phone, such as a lost one. */
export async function shutOutPhone(services: Services, closing: DoorRequest): Promise<ChangedDoor> {
  return changeDoor(services, closing, {
    action: 'shut-out-phone',
    doorOf: async (tx, id) => (await findPhoneById(tx, id))?.door_id,
    apply: endPhone,
  })
}
