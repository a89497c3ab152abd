import type { Db } from '#database/engine/open.ts'
import { changeRows, raiseVersion } from '#database/engine/rows.ts'
import { bedGuestsOf } from '#database/rooms/beds.ts'
import {
  changeRoom,
  lockRoomPlan,
  markPublished,
  type RoomPlan,
  roomsOf,
  storeRoom,
} from '#database/rooms/rooms.ts'
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
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'

/** Who changes the rooms of a conference, and by which form. */
export type RoomRequest = StaffForm & {
  /** Of the conference. */
  code: string
}

type Applied = { ok: true; details?: OfficeDetails } | ({ ok: false } & RoomProblem)

export type ChangedRooms = { ok: true } | NotAllowed | ({ ok: false } & RoomProblem)

type Change = {
  action: OfficeAction
  /** Returns a problem before it writes anything. */
  apply: (tx: Db, locked: { plan: RoomPlan; at: Date }) => Promise<Applied>
}

const DONE = { ok: true } as const

/** Makes one change to the rooms or the beds of a conference, after every change before it. */
export async function changeRooms(
  { db, content, now }: Services,
  request: RoomRequest,
  { action, apply }: Change,
): Promise<ChangedRooms> {
  const { actor, code, key } = request
  if (!staffCan.arrangeRooms(actor)) return NOT_ALLOWED
  if (!nameEvent(content.conferences, code)) return { ok: false, problem: 'unknown' }
  return onceInTransaction<ChangedRooms, ChangedRooms>(
    db,
    { key, again: () => DONE },
    async (tx) => {
      const plan = await lockRoomPlan(tx, code)
      const at = now()
      const applied = await apply(tx, { plan, at })
      if (!applied.ok) return applied
      const { details } = applied
      const event = { actor, subject: 'conference', subjectId: code, action } as const
      await appendOfficeEvent(tx, { ...event, ...(details && { details }), key, at })
      return DONE
    },
  )
}

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
      const version = await raiseVersion(tx, 'room_plan', { event_code: code })
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
      await changeRows(tx, 'room', { id }, { removed_at: at.toISOString() })
      const version = await raiseVersion(tx, 'room_plan', { event_code: code })
      return { ok: true, details: { room: name, version } }
    },
  })
}

/** From now on guests, tickets and doors show each room as it is at the time. */
export function publishRooms(services: Services, request: RoomRequest): Promise<ChangedRooms> {
  return changeRooms(services, request, {
    action: 'publish-rooms',
    apply: async (tx, { at }) => {
      const author = { at: at.toISOString(), author: request.actor.name }
      await markPublished(tx, request.code, author)
      return { ok: true }
    },
  })
}
