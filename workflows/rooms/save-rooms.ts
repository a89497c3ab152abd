import type { Db } from '#database/engine/open.ts'
import { bedGuestsOf } from '#database/rooms/beds.ts'
import { changeRoom, raiseRoomVersion, roomsOf, storeRoom } from '#database/rooms/rooms.ts'
import { freeBeds } from '#domain/rooms/free-beds.ts'
import { type Room, roomKey, roomName, type StoredRoom } from '#domain/rooms/room.ts'
import type { RoomProblem } from '#domain/rooms/room-problem.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedRooms, changeRooms, type RoomRequest } from './change-rooms.ts'

type Saving = RoomRequest & {
  rooms: readonly Room[]
  /** The stored room that the only one of these replaces, also under another name. */
  id?: string | undefined
  /** Of the plan when the form was first opened. */
  version: number
}

/** Stores rooms. One with the building and the name of a stored room replaces that. */
export function saveRooms(services: Services, saving: Saving): Promise<ChangedRooms> {
  const { code, rooms, id } = saving
  return changeRooms(services, saving, {
    action: 'save-rooms',
    apply: async (tx, { plan }) => {
      if (plan.version !== saving.version) return { ok: false, problem: 'changed' }
      const stored = await roomsOf(tx, code)
      const edited = stored.find((room) => room.id === id)
      if (id !== undefined && !edited) return { ok: false, problem: 'changed' }
      const pairs = rooms.map((room) => ({ room, before: edited ?? sameRoom(stored, room) }))
      const problem = findSame(stored, pairs) ?? (await findTooSmall(tx, code, pairs))
      if (problem) return { ok: false, ...problem }
      for (const { room, before } of pairs) {
        await (before ? changeRoom(tx, before.id, room) : storeRoom(tx, code, room))
      }
      const version = await raiseRoomVersion(tx, code)
      return { ok: true, details: { rooms: rooms.length, version } }
    },
  })
}

type Pair = { room: Room; before: StoredRoom | undefined }

function sameRoom(stored: readonly StoredRoom[], room: Room): StoredRoom | undefined {
  return stored.find((each) => roomKey(each) === roomKey(room))
}

/** A room that is given the name of another one. */
function findSame(stored: readonly StoredRoom[], pairs: readonly Pair[]): RoomProblem | undefined {
  const pair = pairs.find(({ room, before }) => {
    const same = sameRoom(stored, room)
    return same && same.id !== before?.id
  })
  return pair && { problem: 'same-room', room: roomName(pair.room) }
}

async function findTooSmall(
  tx: Db,
  code: string,
  pairs: readonly Pair[],
): Promise<RoomProblem | undefined> {
  const guests = await bedGuestsOf(tx, code)
  for (const { room, before } of pairs) {
    const taken = guests.flatMap(({ bed }) => (bed && bed.roomId === before?.id ? [bed] : []))
    const { plain, extra } = freeBeds(room, taken)
    if (plain >= 0 && extra >= 0) continue
    const extraGuests = taken.filter(({ isExtra }) => isExtra).length
    const counts = { guests: taken.length - extraGuests, extraGuests }
    return { problem: 'too-small', room: roomName(room), ...counts }
  }
  return undefined
}
