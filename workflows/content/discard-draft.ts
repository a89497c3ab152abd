import { deleteDrafts } from '#database/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'

/** Throws the own draft of a file away. */
export async function discardDraft(
  { db }: Pick<Services, 'db'>,
  { actor, path }: { actor: Actor; path: string },
): Promise<{ ok: true } | NotAllowed> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  await deleteDrafts(db, { staffId: actor.staffId, paths: [path] })
  return { ok: true }
}
