import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { OfficeSubject } from '#database/tables/office-tables.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import type { Actor } from '#domain/staff.ts'

export type OfficeEvent = Selectable<Tables['office_event']>

export type NewOfficeEvent = {
  actor: Actor
  subject: OfficeSubject
  subjectId: string
  action: OfficeAction
  /** Before, after and reason. Nothing that the history must not show. */
  details?: Record<string, unknown>
  /** The key of the form that asked for it. */
  key?: string | undefined
  at: Date
}

/** In the transaction of the change it is about. */
export async function appendOfficeEvent(tx: Db, event: NewOfficeEvent): Promise<void> {
  const { actor, subject, subjectId, action, details = {}, key = null, at } = event
  await tx
    .insertInto('office_event')
    .values({
      id: randomUUID(),
      at: at.toISOString(),
      staff_id: actor.staffId,
      author: actor.name,
      subject,
      subject_id: subjectId,
      action,
      details: JSON.stringify(details),
      key,
    })
    .execute()
}

/** Oldest first. */
export async function officeEventsOf(
  db: Db,
  subject: OfficeSubject,
  subjectId: string,
): Promise<OfficeEvent[]> {
  return db
    .selectFrom('office_event')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .execute()
}

/** What the form with this key has done. */
export async function findFormEvent(db: Db, key: string): Promise<OfficeEvent | undefined> {
  return db.selectFrom('office_event').selectAll().where('key', '=', key).executeTakeFirst()
}

/**
 * Inside a transaction: makes every other transaction with the same key wait until this one ends. The
 * row is deleted at its end, so nothing is left.
 */
export async function lockForm(tx: Db, key: string): Promise<void> {
  await tx.insertInto('form_lock').values({ key }).execute()
}

export async function unlockForm(tx: Db, key: string): Promise<void> {
  await tx.deleteFrom('form_lock').where('key', '=', key).execute()
}
