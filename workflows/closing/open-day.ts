import { changeClose, lockDay } from '#database/closing/day-closes.ts'
import type { Db } from '#database/engine/open.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { type Day, isDay } from '#domain/days.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED } from '#workflows/staff/actor.ts'
import type { ClosedDay } from './close-day.ts'

type Opening = {
  actor: Actor
  day: Day
  reason: string
  /** Of the day when the form was first opened. */
  version: number
  /** The form's own key. */
  key?: string | undefined
}

/** Opens a closed day again. What it was closed with stays in the history. */
export async function openDay({ db, now }: Services, opening: Opening): Promise<ClosedDay> {
  const { actor, day, key } = opening
  if (!staffCan.closeDay(actor)) return NOT_ALLOWED
  if (!isDay(day)) return { ok: false, problem: 'bad-day' }
  if (opening.reason.trim() === '') return { ok: false, problem: 'no-reason' }
  return db
    .transaction()
    .execute((tx) =>
      doOnce<ClosedDay, ClosedDay>(tx, { key, again: () => ({ ok: true }) }, () =>
        open(tx, opening, now()),
      ),
    )
}

async function open(tx: Db, opening: Opening, at: Date): Promise<ClosedDay> {
  const { actor, day, version, key } = opening
  const locked = await lockDay(tx, day)
  if (locked.closed_at === null || locked.version !== version) {
    return { ok: false, problem: 'changed' }
  }
  const opened = await changeClose(tx, day, {
    closed_at: null,
    closed_by: null,
    counted_minor: null,
    recorded_minor: null,
    reason: '',
    compared: null,
  })
  const details = { reason: opening.reason.trim(), version: opened }
  const event = { actor, subject: 'day', subjectId: day, action: 'open-day' } as const
  await appendOfficeEvent(tx, { ...event, details, key, at })
  return { ok: true }
}
