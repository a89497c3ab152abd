import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { type BedGuest, bedGuestsOf, bedGuestsOfRegistration } from '#database/rooms/beds.ts'
import { findRoomPlan, roomsOf } from '#database/rooms/rooms.ts'
import { guestKey } from '#domain/rooms/guest.ts'
import { roomName } from '#domain/rooms/room.ts'

/** The rooms of everybody at a conference by `guestKey`, such as "Grace House 12"; none before they are published. */
export async function publishedRooms(db: Db, code: string): Promise<ReadonlyMap<string, string>> {
  const plan = await findRoomPlan(db, code)
  return plan?.published_at ? named(db, { code, guests: await bedGuestsOf(db, code) }) : new Map()
}

/** The same of one registration. */
export async function publishedRoomsOf(
  db: Db,
  { id, event_code: code }: Pick<Registration, 'id' | 'event_code'>,
): Promise<ReadonlyMap<string, string>> {
  const plan = await findRoomPlan(db, code)
  if (!plan?.published_at) return new Map()
  return named(db, { code, guests: await bedGuestsOfRegistration(db, id) })
}

async function named(
  db: Db,
  { code, guests }: { code: string; guests: readonly BedGuest[] },
): Promise<ReadonlyMap<string, string>> {
  const names = new Map((await roomsOf(db, code)).map((room) => [room.id, roomName(room)]))
  return new Map(
    guests.flatMap((guest) => {
      const name = guest.bed && names.get(guest.bed.roomId)
      return name === undefined ? [] : [[guestKey(guest), name] as const]
    }),
  )
}
