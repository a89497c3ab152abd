import type { Db } from '#database/engine/open.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

/** The id of a door, or of one of its phones. */
export type DoorRequest = { actor: Actor; id: string; key?: string | undefined }

export type ChangedDoor = { ok: true } | { ok: false; problem: 'unknown' } | NotAllowed

type Change = {
  action: OfficeAction
  doorOf: (tx: Db, id: string) => Promise<string | undefined>
  apply: (tx: Db, id: string, at: Date) => Promise<void>
}

/** Changes a door or one of its phones, once by the same form, and writes it into the history. */
export async function changeDoor(
  { db, now }: Services,
  { actor, id, key }: DoorRequest,
  { action, doorOf, apply }: Change,
): Promise<ChangedDoor> {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  return db.transaction().execute((tx) =>
    doOnce<ChangedDoor, ChangedDoor>(tx, { key, again: () => ({ ok: true }) }, async () => {
      const subjectId = await doorOf(tx, id)
      if (subjectId === undefined) return { ok: false, problem: 'unknown' }
      const at = now()
      await apply(tx, id, at)
      await appendOfficeEvent(tx, { actor, subject: 'door', subjectId, action, key, at })
      return { ok: true }
    }),
  )
}
