import { isDoneBefore } from '#database/content/content-drafts.ts'
import type { Db } from '#database/engine/open.ts'
import { lockForm, unlockForm } from '#database/staff/office-events.ts'

type Changing<Result> = {
  staffId: string
  key: string | undefined
  change: (tx: Db, isDone: boolean) => Promise<Result>
}

/**
 * Changes drafts in one transaction. The second of a double click waits for the first one, and `isDone`
 * says that it was done. Drafts have no history: the draft itself remembers the form.
 */
export async function inOneChange<Result>(
  db: Db,
  { staffId, key, change }: Changing<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    if (key === undefined) return change(tx, false)
    await lockForm(tx, key)
    const result = await change(tx, await isDoneBefore(tx, { staffId, key }))
    await unlockForm(tx, key)
    return result
  })
}
