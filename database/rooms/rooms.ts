import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows, insertNew, lockRow } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { compareRooms, type Room, type StoredRoom } from '#domain/rooms/room.ts'

export type RoomPlan = Selectable<Tables['room_plan']>

/**
 * Inside a transaction: until it ends, nobody else changes the rooms or the beds of this conference. So
 * the last bed is given away once.
 */
export async function lockRoomPlan(tx: Db, eventCode: string): Promise<RoomPlan> {
  await insertNew(tx, 'room_plan', [{ event_code: eventCode, version: 0 }])
  return lockRow(tx, 'room_plan', { event_code: eventCode }, 'version')
}

export async function markPublished(
  tx: Db,
  eventCode: string,
  { at, author }: { at: string; author: string },
): Promise<void> {
  const published = { published_at: at, published_by: author }
  await changeRows(tx, 'room_plan', { event_code: eventCode }, published)
}

/** By building and number. */
export async function roomsOf(db: Db, eventCode: string): Promise<StoredRoom[]> {
  const rows = await findRows(db, 'room', { event_code: eventCode, removed_at: null })
  return rows
    .map(({ id, building, name, beds, kind, extra_beds, ground_floor }) => ({
      ...{ id, building, name, beds, kind },
      extraBeds: extra_beds,
      groundFloor: ground_floor === 1,
    }))
    .sort(compareRooms)
}

export async function storeRoom(tx: Db, eventCode: string, room: Room): Promise<void> {
  const row = { ...toRow(room), id: randomUUID(), event_code: eventCode, removed_at: null }
  await tx.insertInto('room').values(row).execute()
}

export async function changeRoom(tx: Db, id: string, room: Room): Promise<void> {
  await changeRows(tx, 'room', { id }, toRow(room))
}

function toRow({ building, name, beds, extraBeds, kind, groundFloor }: Room) {
  return { building, name, beds, kind, extra_beds: extraBeds, ground_floor: Number(groundFloor) }
}
