import { discardedDraftsOf, draftsOf, storeDraft } from '#database/content/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { inOneChange } from './in-one-change.ts'

type Bringing = { actor: Actor; path: string; key?: string | undefined }

type Brought = { ok: true } | { ok: false; problem: 'unknown' | 'draft-exists' } | NotAllowed

/** Has a discarded draft back. */
export async function bringBackDraft(
  { db, now }: Services,
  { actor, path, key }: Bringing,
): Promise<Brought> {
  const { staffId } = actor
  if (!staffCan.editContent(actor) || staffId === null) return NOT_ALLOWED
  return inOneChange<Brought>(db, {
    staffId,
    key,
    change: async (tx, isDone) => {
      if (isDone) return { ok: true }
      const kept = (await discardedDraftsOf(tx, staffId)).find((draft) => draft.path === path)
      const isThere = (await draftsOf(tx, staffId)).some((draft) => draft.path === path)
      if (!kept) return { ok: false, problem: isThere ? 'draft-exists' : 'unknown' }
      const changed_at = now().toISOString()
      const { discarded_at: _, ...draft } = kept
      await storeDraft(tx, { ...draft, changed_at, form_key: key ?? null })
      return { ok: true }
    },
  })
}
