import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { digestOf, PHOTOGRAPHS } from './content-versions.ts'

/** The body of a photograph that this person has not published yet. There are few of them at any time. */
export async function findDraftPhotograph(
  db: Db,
  { staffId, digest }: { staffId: string; digest: string },
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('content_draft')
    .select('body')
    .where('staff_id', '=', staffId)
    .where('discarded_at', 'is', null)
    .where('path', 'like', PHOTOGRAPHS)
    .execute()
  return rows.find(({ body }) => digestOf(body) === digest)?.body
}

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

type Following = { staffId: string; at: string }

/**
 * A photograph is where its drafts are: shown while a draft names it, discarded with them, and deleted when
 * nothing can bring it back. What was discarded long ago is deleted first.
 */
export async function followPhotographs(tx: Db, { staffId, at }: Following): Promise<void> {
  const oldest = new Date(Date.parse(at) - KEPT_DAYS * DAY_MS).toISOString()
  await tx
    .deleteFrom('content_draft')
    .where('staff_id', '=', staffId)
    .where('discarded_at', '<', oldest)
    .execute()
  const photographs = (isNamed: ReturnType<typeof sql<SqlBool>>) =>
    sql<SqlBool>`staff_id = ${staffId} and path like ${PHOTOGRAPHS} and ${isNamed}`
  const marked = (discarded_at: string | null, isNamed: ReturnType<typeof sql<SqlBool>>) =>
    tx.updateTable('content_draft').set({ discarded_at }).where(photographs(isNamed)).execute()
  await tx
    .deleteFrom('content_draft')
    .where(
      photographs(sql`not ${namedBy(sql`(text.body like ${NAME} or text.before like ${NAME})`)}`),
    )
    .execute()
  const isShown = namedBy(sql`text.discarded_at is null and text.body like ${NAME}`)
  await marked(at, sql`discarded_at is null and not ${isShown}`)
  await marked(null, sql`discarded_at is not null and ${isShown}`)
}

/** The name of the photograph in a row, as a pattern. */
const NAME = sql`'%' || substr(content_draft.path, ${sql.lit('photos/'.length + 1)}) || '%'`

function namedBy(condition: ReturnType<typeof sql<SqlBool>>) {
  return sql<SqlBool>`exists (
    select 1 from content_draft as text
    where text.staff_id = content_draft.staff_id and text.path not like ${PHOTOGRAPHS}
    and ${condition}
  )`
}
