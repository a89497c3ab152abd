import { draftsOf, markDiscarded } from '#database/content/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { inOneChange } from './in-one-change.ts'

type Discarding = {
  actor: Actor
  /** All own drafts when left out. */
  path?: string | undefined
  key?: string | undefined
}

/** Discards own drafts with the photographs that only they name. They can be had back for 30 days. */
export async function discardDraft(
  { db, now }: Services,
  { actor, path, key }: Discarding,
): Promise<{ ok: true } | NotAllowed> {
  const { staffId } = actor
  if (!staffCan.editContent(actor) || staffId === null) return NOT_ALLOWED
  const at = now().toISOString()
  return inOneChange(db, {
    staffId,
    key,
    change: async (tx, isDone) => {
      const drafts = isDone ? [] : await draftsOf(tx, staffId)
      for (const draft of drafts) {
        if (draft.path.startsWith('photos/') || (path !== undefined && draft.path !== path))
          continue
        await markDiscarded(tx, { staffId, path: draft.path, at, key })
      }
      return { ok: true }
    },
  })
}
