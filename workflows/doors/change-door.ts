import { type Door, endDoor, renewToken, storeDoor } from '#database/doors/doors.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow, rowOf } from '#database/engine/rows.ts'
import {
  appendOfficeEvent,
  type OfficeDetails,
  type OfficeEvent,
} from '#database/staff/office-events.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { readDoorName } from '#domain/doors/entry.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { staffCan } from '#domain/staff.ts'
import { DONE, NOT_ALLOWED, refuse, type StaffForm, UNKNOWN } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'

/** The id of a door, or of one of its phones. */
export type DoorRequest = StaffForm & { id: string }

type DoorChange = { ok: true; details?: OfficeDetails } | { ok: false; problem: 'nothing' }

export async function changeDoor(
  { db, now }: Services,
  { actor, id, key }: DoorRequest,
  action: OfficeAction,
  apply: (tx: Db, door: Door, at: Date) => Promise<DoorChange>,
) {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  const form = { key, again: () => DONE }
  return onceInTransaction(db, form, async (tx) => {
    const door = await findRow(tx, 'door', { id })
    if (!door) return UNKNOWN
    const at = now()
    const applied = await apply(tx, door, at)
    if (!applied.ok) return applied
    const event = { actor, subject: 'door', subjectId: id, action } as const
    await appendOfficeEvent(tx, { ...event, details: applied.details ?? {}, key, at })
    return DONE
  })
}

export async function openDoor(
  { db, content, now }: Services,
  opening: StaffForm & { eventCode: string; name: string; until: Date },
) {
  const { actor, key, eventCode, until } = opening
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  if (!findEvent(content.conferences, eventCode)) return refuse('no-event')
  const name = readDoorName(opening.name)
  if (name === undefined) return refuse('bad-name')
  const at = now()
  if (until <= at) return refuse('bad-until')
  const opened = (door: Door) => ({ ok: true, door }) as const
  const again = async ({ subject_id: id }: OfficeEvent, tx: Db) =>
    opened(await rowOf(tx, 'door', { id }))
  return onceInTransaction(db, { key, again }, async (tx) => {
    const door = await storeDoor(tx, { eventCode, name, at, until })
    const event = { actor, subject: 'door', subjectId: door.id, action: 'open-door' } as const
    await appendOfficeEvent(tx, { ...event, details: { event: eventCode, name }, key, at })
    return opened(door)
  })
}

/** What its phones did before, and send from now on, waits for the office. */
export async function closeDoor(services: Services, closing: DoorRequest) {
  return changeDoor(services, closing, 'close-door', async (tx, { id }, at) => {
    await endDoor(tx, id, at)
    return DONE
  })
}

/** The phones that are tied stay so. */
export async function renewDoorLink(services: Services, request: DoorRequest) {
  return changeDoor(services, request, 'renew-door-link', async (tx, { id }) => {
    await renewToken(tx, id)
    return DONE
  })
}

/** The phone knows the link of its door, which would tie it again, so the link is renewed too. */
export async function shutOutPhone(services: Services, { id, ...form }: DoorRequest) {
  const phone = await findRow(services.db, 'door_phone', { id })
  const request = { ...form, id: phone?.door_id ?? '' }
  return changeDoor(services, request, 'shut-out-phone', async (tx, door, at) => {
    const shutOut = { shut_out_at: at.toISOString() }
    await changeRows(tx, 'door_phone', { id, shut_out_at: null }, shutOut)
    await renewToken(tx, door.id)
    return DONE
  })
}

export function isDoorOpen({ closed_at, until }: Door, now: Date): boolean {
  return closed_at === null && now.toISOString() < until
}
