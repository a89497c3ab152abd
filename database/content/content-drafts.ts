import { type Selectable, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import { digestOf, PHOTOGRAPHS } from './content-versions.ts'

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
  await putDraft(tx, draft)
  await deleteUnnamedPhotographs(tx, draft.staff_id)
}

/** A photograph is stored before the draft that names it. */
export async function storeDraftPhotograph(tx: Db, photograph: ContentDraft): Promise<void> {
  await putDraft(tx, photograph)
}

export async function deleteDraft(
  tx: Db,
  { staffId, path }: { staffId: string; path: string },
): Promise<void> {
  await tx
    .deleteFrom('content_draft')
    .where('staff_id', '=', staffId)
    .where('path', '=', path)
    .execute()
  await deleteUnnamedPhotographs(tx, staffId)
}

/** The body of a photograph that this person has not published yet. There are few of them at any time. */
export async function findDraftPhotograph(
  db: Db,
  { staffId, digest }: { staffId: string; digest: string },
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('content_draft')
    .select('body')
    .where('staff_id', '=', staffId)
    .where('path', 'like', PHOTOGRAPHS)
    .execute()
  return rows.find(({ body }) => digestOf(body) === digest)?.body
}

async function putDraft(tx: Db, draft: ContentDraft): Promise<void> {
  const { body, base, changed_at } = draft
  await tx
    .insertInto('content_draft')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'path']).doUpdateSet({ body, base, changed_at }),
    )
    .execute()
}

/** Photographs that none of the person's drafts names: nothing can publish them any more. */
async function deleteUnnamedPhotographs(tx: Db, staffId: string): Promise<void> {
  const name = sql<string>`'%' || substr(content_draft.path, ${'photos/'.length + 1}) || '%'`
  await tx
    .deleteFrom('content_draft')
    .where('staff_id', '=', staffId)
    .where('path', 'like', PHOTOGRAPHS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_draft as text')
            .select('text.path')
            .where('text.staff_id', '=', staffId)
            .where('text.path', 'not like', PHOTOGRAPHS)
            .where('text.body', 'like', name),
        ),
      ),
    )
    .execute()
}
