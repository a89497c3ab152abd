import { type Door, endDoor, findDoor, renewToken, storeDoor } from '#database/doors/doors.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow, rowOf } from '#database/engine/rows.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { readDoorName } from '#domain/doors/entry.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'

/** The id of a door, or of one of its phones. */
export type DoorRequest = StaffForm & { id: string }

type ChangedDoor = { ok: true } | { ok: false; problem: 'unknown' } | NotAllowed

/** Changes a door or one of its phones, once by the same form, and writes it into the history. */
async function changeDoor(
  { db, now }: Services,
  { actor, id, key }: DoorRequest,
  {
    action,
    doorOf,
    apply,
  }: {
    action: OfficeAction
    doorOf: (tx: Db, id: string) => Promise<string | undefined>
    apply: (tx: Db, id: string, at: Date) => Promise<void>
  },
): Promise<ChangedDoor> {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  return onceInTransaction<ChangedDoor, ChangedDoor>(
    db,
    { key, again: () => ({ ok: true }) },
    async (tx) => {
      const subjectId = await doorOf(tx, id)
      if (subjectId === undefined) return { ok: false, problem: 'unknown' }
      const at = now()
      await apply(tx, id, at)
      await appendOfficeEvent(tx, { actor, subject: 'door', subjectId, action, key, at })
      return { ok: true }
    },
  )
}

type OpenedDoor =
  | { ok: true; door: Door }
  | { ok: false; problem: 'no-event' | 'bad-name' | 'bad-until' }
  | NotAllowed

/** Opens a door of a conference, to which phones can then be tied by its link. */
export async function openDoor(
  { db, content, now }: Services,
  {
    actor,
    key,
    eventCode,
    name: typed,
    until,
  }: StaffForm & {
    eventCode: string
    name: string
    until: Date
  },
): Promise<OpenedDoor> {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  if (!findEvent(content.conferences, eventCode)) return { ok: false, problem: 'no-event' }
  const name = readDoorName(typed)
  if (name === undefined) return { ok: false, problem: 'bad-name' }
  const at = now()
  if (until <= at) return { ok: false, problem: 'bad-until' }
  return onceInTransaction<OpenedDoor, OpenedDoor>(
    db,
    {
      key,
      again: async ({ subject_id: id }, tx) => ({
        ok: true,
        door: await rowOf(tx, 'door', { id }),
      }),
    },
    async (tx) => {
      const door = await storeDoor(tx, { eventCode, name, at, until })
      const event = { actor, subject: 'door', subjectId: door.id, action: 'open-door' } as const
      const details = { event: door.event_code, name: door.name }
      await appendOfficeEvent(tx, { ...event, details, key, at })
      return { ok: true, door }
    },
  )
}

/**
 * Closes a door: its link ends, and its phones forget their list at the next contact. What they did before
 * and send from now on waits for the office.
 */
export async function closeDoor(services: Services, closing: DoorRequest): Promise<ChangedDoor> {
  return changeDoor(services, closing, {
    action: 'close-door',
    doorOf: async (tx, id) => (await findDoor(tx, id))?.id,
    apply: endDoor,
  })
}

/** The same for one phone, such as a lost one. Its browser knows the link, which would tie it again. */
export async function shutOutPhone(services: Services, closing: DoorRequest): Promise<ChangedDoor> {
  return changeDoor(services, closing, {
    action: 'shut-out-phone',
    doorOf: async (tx, id) => (await findRow(tx, 'door_phone', { id }))?.door_id,
    apply: async (tx, id, at) => {
      await changeRows(
        tx,
        'door_phone',
        { id, shut_out_at: null },
        { shut_out_at: at.toISOString() },
      )
      const phone = await findRow(tx, 'door_phone', { id })
      if (phone) await renewToken(tx, phone.door_id)
    },
  })
}

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

/** Whether phones can be tied to it and get its list. */
export function isDoorOpen({ closed_at, until }: Door, now: Date): boolean {
  return closed_at === null && now.toISOString() < until
}
