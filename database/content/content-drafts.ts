import type { Selectable } from 'kysely'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, findRows, hasRow } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { PHOTOGRAPHS } from './content-versions.ts'

export type ContentDraft = Selectable<Tables['content_draft']>

export async function draftsOf(db: Db, staffId: string): Promise<ContentDraft[]> {
  return findRows(db, 'content_draft', { staff_id: staffId, discarded_at: null }, 'path')
}

/** The last discarded one comes first. */
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

export async function isDoneBefore(
  tx: Db,
  { staffId, key }: { staffId: string; key: string },
): Promise<boolean> {
  return hasRow(tx, 'content_draft', { staff_id: staffId, form_key: key })
}

type NewDraft = Omit<ContentDraft, 'before' | 'discarded_at' | 'form_key'> &
  Partial<Pick<ContentDraft, 'before' | 'form_key'>>

/** Replaces the person's draft of the same file. */
export async function storeContentDraft(tx: Db, draft: NewDraft): Promise<void> {
  const changed = { staffId: draft.staff_id, at: draft.changed_at }
  await withPhotographs(tx, changed, () => putDraft(tx, draft))
}

type OwnFile = { staffId: string; path: string }

/** With a body, only a draft that still has it: another window may have saved more. */
export async function deleteDraft(
  tx: Db,
  { staffId, path, at, ...body }: OwnFile & { at: string; body?: string },
) {
  const match = { staff_id: staffId, path, ...body }
  await withPhotographs(tx, { staffId, at }, () => deleteRows(tx, 'content_draft', match))
}

export async function markDiscarded(
  tx: Db,
  { staffId, path, at, key }: OwnFile & { at: string; key: string | undefined },
): Promise<void> {
  const discarded = { discarded_at: at, form_key: key ?? null }
  await withPhotographs(tx, { staffId, at }, () =>
    changeRows(tx, 'content_draft', { staff_id: staffId, path }, discarded),
  )
}

/** For a photograph, which is stored before the draft that names it. */
export async function putDraft(tx: Db, draft: NewDraft): Promise<void> {
  const { body, base, changed_at, before = null, form_key = null } = draft
  const changed = { body, base, changed_at, before, form_key, discarded_at: null }
  await tx
    .insertInto('content_draft')
    .values({ ...draft, ...changed })
    .onConflict((conflict) => conflict.columns(['staff_id', 'path']).doUpdateSet(changed))
    .execute()
}

/** There are few photographs in drafts at any time. */
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

const RETENTION_MS = 30 * 24 * 60 * 60_000

/**
 * A photograph is where its drafts are: shown while a draft names it, discarded with them, and deleted when
 * nothing can bring it back. One that no draft has named yet waits for its form, which may have a mistake.
 * What was discarded long ago is deleted first.
 */
async function withPhotographs(
  tx: Db,
  { staffId: staff_id, at }: { staffId: string; at: string },
  change: () => Promise<unknown>,
): Promise<void> {
  const oldest = new Date(Date.parse(at) - RETENTION_MS).toISOString()
  const own = tx.selectFrom('content_draft').where('staff_id', '=', staff_id)
  const drafts = own.selectAll().where('path', 'not like', PHOTOGRAPHS)
  const earlier = await drafts.execute()
  await change()
  const old = tx.deleteFrom('content_draft').where('staff_id', '=', staff_id)
  await old.where('discarded_at', '<', oldest).execute()
  const texts = await drafts.execute()
  const photographs = own.select(['path', 'discarded_at', 'changed_at'])
  const kept = await photographs.where('path', 'like', PHOTOGRAPHS).execute()
  for (const { path, discarded_at, changed_at } of kept) {
    const isIn = (text: string | null) => text?.includes(path.slice('photos/'.length)) === true
    const isNamedIn = ({ body, before }: ContentDraft) => isIn(body) || isIn(before)
    const isShown = texts.some((text) => text.discarded_at === null && isIn(text.body))
    const match = { staff_id, path }
    if (!texts.some(isNamedIn)) {
      const isLeft = earlier.some(isNamedIn) || changed_at < oldest
      if (isLeft) await deleteRows(tx, 'content_draft', match)
    } else if (isShown) await changeRows(tx, 'content_draft', match, { discarded_at: null })
    else if (discarded_at === null) {
      await changeRows(tx, 'content_draft', match, { discarded_at: at })
    }
  }
}
