import { bedGuestsOf } from '#database/rooms/beds.ts'
import { raiseRoomVersion, removeStoredRoom, roomsOf } from '#database/rooms/rooms.ts'
import { roomName } from '#domain/rooms/room.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedRooms, changeRooms, type RoomRequest } from './change-rooms.ts'

type Removing = RoomRequest & {
  id: string
  /** Of the plan when the form was first opened. */
  version: number
}

/** Takes a room off the list. Nobody may have a bed in it. */
export function removeRoom(services: Services, removing: Removing): Promise<ChangedRooms> {
  const { code, id } = removing
  return changeRooms(services, removing, {
    action: 'remove-room',
    apply: async (tx, { plan, at }) => {
      const room = (await roomsOf(tx, code)).find((each) => each.id === id)
      if (!room || plan.version !== removing.version) return { ok: false, problem: 'changed' }
      const guests = await bedGuestsOf(tx, code)
      const name = roomName(room)
      if (guests.some(({ bed }) => bed?.roomId === id)) {
        return { ok: false, problem: 'has-guests', room: name }
      }
      await removeStoredRoom(tx, id, at.toISOString())
      const version = await raiseRoomVersion(tx, code)
      return { ok: true, details: { room: name, version } }
    },
  })
}
