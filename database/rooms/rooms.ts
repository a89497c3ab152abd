import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import { compareRooms, type Room, type StoredRoom } from '#domain/rooms/room.ts'

export type RoomPlan = Selectable<Tables['room_plan']>

/**
 * Inside a transaction: until it ends, nobody else changes the rooms or the beds of this conference. So
 * the last bed is given away once.
 */
export async function lockRoomPlan(tx: Db, eventCode: string): Promise<RoomPlan> {
  await tx
    .insertInto('room_plan')
    .values({ event_code: eventCode, version: 0 })
    .onConflict((conflict) => conflict.column('event_code').doNothing())
    .execute()
  return tx
    .updateTable('room_plan')
    .set((column) => ({ version: column.ref('version') }))
    .where('event_code', '=', eventCode)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRoomPlan(db: Db, eventCode: string): Promise<RoomPlan | undefined> {
  const found = db.selectFrom('room_plan').selectAll().where('event_code', '=', eventCode)
  return found.executeTakeFirst()
}

/** Inside the transaction that has locked the plan. Returns the new version. */
export async function raiseRoomVersion(tx: Db, eventCode: string): Promise<number> {
  const { version } = await tx
    .updateTable('room_plan')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('event_code', '=', eventCode)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function markPublished(
  tx: Db,
  eventCode: string,
  { at, author }: { at: string; author: string },
): Promise<void> {
  await tx
    .updateTable('room_plan')
    .set({ published_at: at, published_by: author })
    .where('event_code', '=', eventCode)
    .execute()
}

/** By building and number. */
export async function roomsOf(db: Db, eventCode: string): Promise<StoredRoom[]> {
  const rows = await db
    .selectFrom('room')
    .selectAll()
    .where('event_code', '=', eventCode)
    .where('removed_at', 'is', null)
    .execute()
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
  await tx.updateTable('room').set(toRow(room)).where('id', '=', id).execute()
}

export async function removeStoredRoom(tx: Db, id: string, at: string): Promise<void> {
  await tx.updateTable('room').set({ removed_at: at }).where('id', '=', id).execute()
}

function toRow({ building, name, beds, extraBeds, kind, groundFloor }: Room) {
  return { building, name, beds, kind, extra_beds: extraBeds, ground_floor: Number(groundFloor) }
}
