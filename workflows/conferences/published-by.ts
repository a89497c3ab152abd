import type { Db } from '#database/engine/open.ts'
import { findFormEvent } from '#database/staff/office-events.ts'

type PublishedBy = { ok: true; number: number }

/** What a form has published already: the second of two clicks is answered as the first. */
export async function publishedBy(
  db: Db,
  key: string | undefined,
): Promise<PublishedBy | undefined> {
  const done = key === undefined ? undefined : await findFormEvent(db, key)
  return done && { ok: true, number: Number(done.subject_id) }
}
