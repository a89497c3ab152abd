import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import { digestOf } from './content-versions.ts'

export type ContentDraft = Selectable<Tables['content_draft']>

/** Everything that this person has written and not published. */
export async function draftsOf(db: Db, staffId: string): Promise<ContentDraft[]> {
  return db
    .selectFrom('content_draft')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('path')
    .execute()
}

/** Replaces the person's draft of the same file. */
export async function storeDraft(tx: Db, draft: ContentDraft): Promise<void> {
  const { body, base, changed_at } = draft
  await tx
    .insertInto('content_draft')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'path']).doUpdateSet({ body, base, changed_at }),
    )
    .execute()
}

export async function deleteDrafts(
  tx: Db,
  { staffId, paths }: { staffId: string; paths: readonly string[] },
): Promise<void> {
  if (paths.length === 0) return
  await tx
    .deleteFrom('content_draft')
    .where('staff_id', '=', staffId)
    .where('path', 'in', paths)
    .execute()
}

/** The body of somebody's photograph that is not published yet. There are few of them at any time. */
export async function findDraftPhotograph(db: Db, digest: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('content_draft')
    .select('body')
    .where('path', 'like', 'photos/%')
    .execute()
  return rows.find(({ body }) => digestOf(body) === digest)?.body
}
