import { asSideFile } from '#content-model/translation/side-files.ts'
import { TRANSLATION_NOTES_FILE } from '#content-model/translation/translation-notes.ts'
import { discardedDraftsOf } from '#database/content/content-drafts.ts'
import { listVersions, type StoredVersion } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'

export type { StoredVersion }

const MAX_VERSIONS = 500

/** An own draft that can be had back. */
export type DiscardedDraft = { path: string; at: string }

/** Who changed what, when and why, the newest first, and what this person has discarded. */
export async function listContentVersions(
  { db }: Services,
  actor: Actor,
): Promise<{ ok: true; versions: StoredVersion[]; discarded: DiscardedDraft[] } | NotAllowed> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const drafts = actor.staffId === null ? [] : await discardedDraftsOf(db, actor.staffId)
  const all = drafts.map(({ path, discarded_at }) => ({ path, at: discarded_at ?? '' }))
  // The notes about translations come back with them.
  const discarded = all.filter(
    ({ path, at }) =>
      path !== TRANSLATION_NOTES_FILE ||
      !all.some((each) => each.at === at && asSideFile(each.path)),
  )
  return { ok: true, versions: await listVersions(db, MAX_VERSIONS), discarded }
}
