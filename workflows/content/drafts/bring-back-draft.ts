import { asSideFile } from '#content-model/translation/side-files.ts'
import { TRANSLATION_NOTES_FILE } from '#content-model/translation/translation-notes.ts'
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

/** The notes about translations come back with them. */
function isWithNotes(path: string, own: string): boolean {
  return own === TRANSLATION_NOTES_FILE && asSideFile(path) !== undefined
}

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
      const at = discarded.find((each) => each.path === path)?.discarded_at
      const wanted = discarded.filter(({ path: own, discarded_at }) =>
        path === undefined
          ? discarded_at === last
          : own === path || (isWithNotes(path, own) && discarded_at === at),
      )
      const changed_at = now().toISOString()
      for (const { discarded_at: _, ...draft } of wanted) {
        await storeDraft(tx, { ...draft, changed_at, form_key: key ?? null })
      }
      return wanted.length > 0 ? { ok: true } : { ok: false, problem: 'unknown' }
    },
  })
}
