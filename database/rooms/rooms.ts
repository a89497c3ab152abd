import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows, insertNew, lockRow } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { compareRooms, type Room, type StoredRoom } from '#domain/rooms/room.ts'

export type RoomPlan = Tables['room_plan']

/** Inside a transaction: nobody else changes rooms or beds, so the last bed is given away once. */
export async function lockRoomPlan(tx: Db, eventCode: string): Promise<RoomPlan> {
  await insertNew(tx, 'room_plan', [{ event_code: eventCode, version: 0 }])
  return lockRow(tx, 'room_plan', { event_code: eventCode }, 'version')
}

export async function roomsOf(db: Db, eventCode: string): Promise<StoredRoom[]> {
  const rows = await findRows(db, 'room', { event_code: eventCode, removed_at: null })
  return rows
    .map(({ extra_beds, ground_floor, event_code: _, removed_at: __, ...room }) => ({
      ...room,
      extraBeds: extra_beds,
      groundFloor: ground_floor === 1,
    }))
    .sort(compareRooms)
}

export async function storeRoom(tx: Db, eventCode: string, room: Room, id?: string): Promise<void> {
  const { extraBeds, groundFloor, ...same } = room
  const row = { ...same, extra_beds: extraBeds, ground_floor: Number(groundFloor) }
  if (id !== undefined) await changeRows(tx, 'room', { id }, row)
  else await insertNew(tx, 'room', [{ ...row, id: randomUUID(), event_code: eventCode }])
}
