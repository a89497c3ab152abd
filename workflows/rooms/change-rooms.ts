import type { Db } from '#database/engine/open.ts'
import { lockRoomPlan, type RoomPlan } from '#database/rooms/rooms.ts'
import { appendOfficeEvent, type OfficeDetails } from '#database/staff/office-events.ts'
import { nameEvent } from '#domain/conferences/conference.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import type { RoomProblem } from '#domain/rooms/room-problem.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

/** Who changes the rooms of a conference, and by which form. */
export type RoomRequest = {
  actor: Actor
  /** Of the conference. */
  code: string
  /** The form's own key: the same form sent twice changes something once. */
  key?: string | undefined
}

type Applied = { ok: true; details?: OfficeDetails } | ({ ok: false } & RoomProblem)

export type ChangedRooms = { ok: true } | NotAllowed | ({ ok: false } & RoomProblem)

type Locked = { plan: RoomPlan; at: Date }

type Change = {
  action: OfficeAction
  /** Returns a problem before it writes anything. */
  apply: (tx: Db, locked: Locked) => Promise<Applied>
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
  return db.transaction().execute((tx) =>
    doOnce<ChangedRooms, ChangedRooms>(tx, { key, again: () => DONE }, async () => {
      const plan = await lockRoomPlan(tx, code)
      const at = now()
      const applied = await apply(tx, { plan, at })
      if (!applied.ok) return applied
      const { details } = applied
      const event = { actor, subject: 'conference', subjectId: code, action } as const
      await appendOfficeEvent(tx, { ...event, ...(details && { details }), key, at })
      return DONE
    }),
  )
}
