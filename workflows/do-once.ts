import type { Db } from '#database/engine/open.ts'
import { deleteRows } from '#database/engine/rows.ts'
import { findOfficeEvent, lockForm, type OfficeEvent } from '#database/staff/office-events.ts'
import type { Services } from '#workflows/services.ts'

export function onceInTransaction<Again, Result>(
  db: Db,
  form: Form<Again>,
  change: (tx: Db) => Promise<Result>,
): Promise<Again | Result> {
  return db.transaction().execute((tx) => doOnce(tx, form, change))
}

type Form<Again> = {
  /** The form's own key. Without one, as on the command line, nothing is a repetition. */
  key: string | undefined
  again: (done: OfficeEvent, tx: Db) => Again | Promise<Again>
}

/**
 * Does what a form asks for once, inside a transaction that begins with this. The second of a double
 * click waits until the first one is done, and is answered with what that has done. The change appends
 * the form's event with its key; one that is refused has no event, and the form may be sent again.
 */
export async function doOnce<Again, Result>(
  tx: Db,
  { key, again }: Form<Again>,
  change: (tx: Db) => Promise<Result>,
): Promise<Again | Result> {
  if (key === undefined) return change(tx)
  await lockForm(tx, key)
  const done = await findOfficeEvent(tx, { key })
  const answer = await (done ? again(done, tx) : change(tx))
  await deleteRows(tx, 'form_lock', { key })
  return answer
}

/** What a form with this key has already changed: a double click, or the Back button. */
export function findSentForm({ db }: Services, key: string): Promise<OfficeEvent | undefined> {
  return findOfficeEvent(db, { key })
}
