import { endPhone, findPhoneById } from '#database/doors/door-phones.ts'
import { endDoor, findDoor } from '#database/doors/doors.ts'
import type { Db } from '#database/engine/open.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

type Closing = { actor: Actor; id: string; key?: string | undefined }

export type Closed = { ok: true } | { ok: false; problem: 'unknown' } | NotAllowed

/**
 * Closes a door: its link ends, and its phones forget their list at the next contact. What they did before
 * still counts when it comes.
 */
export async function closeDoor(services: Services, closing: Closing): Promise<Closed> {
  return end(services, closing, {
    action: 'close-door',
    doorOf: async (tx, id) => (await findDoor(tx, id))?.id,
    apply: endDoor,
  })
}

/** The same for one phone, such as a lost one. */
export async function shutOutPhone(services: Services, closing: Closing): Promise<Closed> {
  return end(services, closing, {
    action: 'shut-out-phone',
    doorOf: async (tx, id) => (await findPhoneById(tx, id))?.door_id,
    apply: endPhone,
  })
}

type Ending = {
  action: 'close-door' | 'shut-out-phone'
  doorOf: (tx: Db, id: string) => Promise<string | undefined>
  apply: (tx: Db, id: string, at: Date) => Promise<void>
}

async function end(
  { db, now }: Services,
  { actor, id, key }: Closing,
  { action, doorOf, apply }: Ending,
): Promise<Closed> {
  if (!staffCan.openDoors(actor)) return NOT_ALLOWED
  return db.transaction().execute((tx) =>
    doOnce<Closed, Closed>(tx, { key, again: () => ({ ok: true }) }, async () => {
      const subjectId = await doorOf(tx, id)
      if (subjectId === undefined) return { ok: false, problem: 'unknown' }
      const at = now()
      await apply(tx, id, at)
      await appendOfficeEvent(tx, { actor, subject: 'door', subjectId, action, key, at })
      return { ok: true }
    }),
  )
}
