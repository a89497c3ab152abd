import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import { PHOTOGRAPHS } from './content-versions.ts'
import { followPhotographs } from './draft-photographs.ts'

export type ContentDraft = Selectable<Tables['content_draft']>

/** Everything that this person has written and neither published nor discarded. */
export async function draftsOf(db: Db, staffId: string): Promise<ContentDraft[]> {
  return db
    .selectFrom('content_draft')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('discarded_at', 'is', null)
    .orderBy('path')
    .execute()
}

/** The files that this person has discarded and may have back, the last one first. */
export async function discardedDraftsOf(db: Db, staffId: string): Promise<ContentDraft[]> {
  return db
    .selectFrom('content_draft')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('discarded_at', 'is not', null)
    .where('path', 'not like', PHOTOGRAPHS)
    .orderBy('discarded_at', 'desc')
    .execute()
}

/** Whether this form has made the last change of one of the person's drafts. */
export async function isDoneBefore(tx: Db, { staffId, key }: Keyed): Promise<boolean> {
  const found = await tx
    .selectFrom('content_draft')
    .select('path')
    .where('staff_id', '=', staffId)
    .where('form_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Keyed = { staffId: string; key: string }

export type NewDraft = Omit<ContentDraft, 'before' | 'discarded_at' | 'form_key'> &
  Partial<Pick<ContentDraft, 'before' | 'form_key'>>

/** Replaces the person's draft of the same file. */
export async function storeDraft(tx: Db, draft: NewDraft): Promise<void> {
  await putDraft(tx, draft)
  await followPhotographs(tx, { staffId: draft.staff_id, at: draft.changed_at })
}

/** A photograph is stored before the draft that names it. */
export async function storeDraftPhotograph(tx: Db, photograph: NewDraft): Promise<void> {
  await putDraft(tx, photograph)
}

type OwnFile = { staffId: string; path: string }

/** A published draft is no draft any more. */
export async function deleteDraft(tx: Db, { staffId, path, at }: OwnFile & { at: string }) {
  await tx
    .deleteFrom('content_draft')
    .where('staff_id', '=', staffId)
    .where('path', '=', path)
    .execute()
  await followPhotographs(tx, { staffId, at })
}

type Discarding = OwnFile & { at: string; key: string | undefined }

export async function markDiscarded(tx: Db, { staffId, path, at, key }: Discarding): Promise<void> {
  await tx
    .updateTable('content_draft')
    .set({ discarded_at: at, form_key: key ?? null })
    .where('staff_id', '=', staffId)
    .where('path', '=', path)
    .execute()
  await followPhotographs(tx, { staffId, at })
}

async function putDraft(tx: Db, draft: NewDraft): Promise<void> {
  const { body, base, changed_at, before = null, form_key = null } = draft
  const changed = { body, base, changed_at, before, form_key, discarded_at: null }
  await tx
    .insertInto('content_draft')
    .values({ ...draft, ...changed })
    .onConflict((conflict) => conflict.columns(['staff_id', 'path']).doUpdateSet(changed))
    .execute()
}
