import { discardedDraftsOf, storeDraft } from '#database/content/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { inOneChange } from './in-one-change.ts'

type Bringing = {
  actor: Actor
  /** Everything that was discarded together, the last time, when left out. */
  path?: string | undefined
  key?: string | undefined
}

type Brought = { ok: true } | { ok: false; problem: 'unknown' } | NotAllowed

/** Has discarded drafts back. */
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
      const discarded = await discardedDraftsOf(tx, staffId)
      const last = discarded[0]?.discarded_at
      const wanted = discarded.filter((each) =>
        path === undefined ? each.discarded_at === last : each.path === path,
      )
      const changed_at = now().toISOString()
      for (const { discarded_at: _, ...draft } of wanted) {
        await storeDraft(tx, { ...draft, changed_at, form_key: key ?? null })
      }
      return wanted.length > 0 ? { ok: true } : { ok: false, problem: 'unknown' }
    },
  })
}
