import type { Db } from '#database/engine/open.ts'
import { changeRows, raiseVersion } from '#database/engine/rows.ts'
import { bedGuestsOf } from '#database/rooms/beds.ts'
import { lockRoomPlan, type RoomPlan, roomsOf, storeRoom } from '#database/rooms/rooms.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import { nameEvent } from '#domain/conferences/conference.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import {
  freeBeds,
  type Room,
  type RoomProblem,
  roomKey,
  roomName,
  type StoredRoom,
} from '#domain/rooms/room.ts'
import { staffCan } from '#domain/staff.ts'
import { DONE, NOT_ALLOWED, type NotAllowed, type StaffForm, UNKNOWN } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'

export type RoomRequest = StaffForm & {
  code: string
  /** It is that of the plan when the form was first opened. */
  version?: number | undefined
}

type RoomRefusal = { ok: false } & RoomProblem

export type ChangedRooms = { ok: true } | NotAllowed | RoomRefusal

/** It returns a problem before it writes anything. */
export async function changeRooms(
  { db, content, now }: Services,
  { actor, code, key }: RoomRequest,
  action: OfficeAction,
  apply: (
    tx: Db,
    plan: RoomPlan,
    by: { at: string; author: string },
  ) => Promise<{ ok: true; details?: OfficeDetails } | RoomRefusal>,
): Promise<ChangedRooms> {
  if (!staffCan.arrangeRooms(actor)) return NOT_ALLOWED
  if (!nameEvent(content.conferences, code)) return UNKNOWN
  const form = { key, again: () => DONE }
  return onceInTransaction<ChangedRooms, ChangedRooms>(db, form, async (tx) => {
    const plan = await lockRoomPlan(tx, code)
    const at = now()
    const applied = await apply(tx, plan, { at: at.toISOString(), author: actor.name })
    if (!applied.ok) return applied
    const event = { actor, subject: 'conference', subjectId: code, action } as const
    await appendOfficeEvent(tx, { ...event, details: applied.details ?? {}, key, at })
    return DONE
  })
}

/** A room replaces the stored one with its building and name, or the one with the `id`. */
export function saveRooms(
  services: Services,
  saving: RoomRequest & { rooms: readonly Room[]; id?: string | undefined },
): Promise<ChangedRooms> {
  const { code, rooms, id, version = 0 } = saving
  return changeRooms(services, saving, 'save-rooms', async (tx, plan) => {
    if (plan.version !== version) return { ok: false, problem: 'changed' }
    const stored = await roomsOf(tx, code)
    const edited = stored.find((room) => room.id === id)
    if (id !== undefined && !edited) return { ok: false, problem: 'changed' }
    const pairs = rooms.map((room) => ({ room, before: edited ?? sameRoom(stored, room) }))
    const renamed = pairs.find(({ room, before }) => {
      const same = sameRoom(stored, room)
      return same && same.id !== before?.id
    })
    if (renamed) return { ok: false, problem: 'same-room', room: roomName(renamed.room) }
    const tooSmall = await findTooSmall(tx, code, pairs)
    if (tooSmall) return { ok: false, ...tooSmall }
    for (const { room, before } of pairs) await storeRoom(tx, code, room, before?.id)
    const raised = await raiseVersion(tx, 'room_plan', { event_code: code })
    return { ok: true, details: { rooms: rooms.length, version: raised } }
  })
}

function sameRoom(stored: readonly StoredRoom[], room: Room): StoredRoom | undefined {
  return stored.find((each) => roomKey(each) === roomKey(room))
}

async function findTooSmall(
  tx: Db,
  code: string,
  pairs: readonly { room: Room; before: StoredRoom | undefined }[],
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

export function removeRoom(services: Services, removing: RoomRequest & { id: string }) {
  const { code, id, version = 0 } = removing
  return changeRooms(services, removing, 'remove-room', async (tx, plan, { at }) => {
    const room = (await roomsOf(tx, code)).find((each) => each.id === id)
    if (!room || plan.version !== version) return { ok: false, problem: 'changed' }
    const guests = await bedGuestsOf(tx, code)
    const name = roomName(room)
    if (guests.some(({ bed }) => bed?.roomId === id)) {
      return { ok: false, problem: 'has-guests', room: name }
    }
    await changeRows(tx, 'room', { id }, { removed_at: at })
    const raised = await raiseVersion(tx, 'room_plan', { event_code: code })
    return { ok: true, details: { room: name, version: raised } }
  })
}

export function publishRooms(services: Services, request: RoomRequest): Promise<ChangedRooms> {
  return changeRooms(services, request, 'publish-rooms', async (tx, { event_code }, by) => {
    const published = { published_at: by.at, published_by: by.author }
    await changeRows(tx, 'room_plan', { event_code }, published)
    return DONE
  })
}
