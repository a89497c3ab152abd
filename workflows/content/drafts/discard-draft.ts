import { deleteDraft } from '#database/content/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

/** Throws the own draft of a file away, with the photographs that only it names. */
export async function discardDraft(
  { db }: Services,
  { actor, path }: { actor: Actor; path: string },
): Promise<{ ok: true } | NotAllowed> {
  const { staffId } = actor
  if (!staffCan.editContent(actor) || staffId === null) return NOT_ALLOWED
  await db.transaction().execute((tx) => deleteDraft(tx, { staffId, path }))
  return { ok: true }
}
