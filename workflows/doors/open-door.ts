import { type Door, findDoor, storeDoor } from '#database/doors/doors.ts'
import type { Db } from '#database/engine/open.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { readDoorName } from '#domain/doors/door-name.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

type Opening = {
  actor: Actor
  eventCode: string
  name: string
  until: Date
  key?: string | undefined
}

export type OpenedDoor =
  | { ok: true; door: Door }
  | { ok: false; problem: 'no-event' | 'bad-name' | 'bad-until' }
  | NotAllowed

/** Opens a door of a conference, to which phones can then be tied by its link. */
export async function openDoor(services: Services, opening: Opening): Promise<OpenedDoor> {
  const { db, content, now } = services
  const { actor, eventCode, until, key } = opening
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  if (!findEvent(content.conferences, eventCode)) return { ok: false, problem: 'no-event' }
  const name = readDoorName(opening.name)
  if (name === undefined) return { ok: false, problem: 'bad-name' }
  const at = now()
  if (until <= at) return { ok: false, problem: 'bad-until' }
  return db
    .transaction()
    .execute((tx) =>
      doOnce<OpenedDoor, OpenedDoor>(
        tx,
        { key, again: ({ subject_id }) => openedBefore(tx, subject_id) },
        () => open(tx, { ...opening, name, at }),
      ),
    )
}

async function openedBefore(tx: Db, id: string): Promise<OpenedDoor> {
  const door = await findDoor(tx, id)
  if (!door) throw new Error('No door is deleted')
  return { ok: true, door }
}

async function open(tx: Db, opening: Opening & { at: Date }): Promise<OpenedDoor> {
  const { actor, key, at, ...wanted } = opening
  const door = await storeDoor(tx, { ...wanted, at })
  await appendOfficeEvent(tx, {
    actor,
    subject: 'door',
    subjectId: door.id,
    action: 'open-door',
    details: { event: door.event_code, name: door.name },
    key,
    at,
  })
  return { ok: true, door }
}
