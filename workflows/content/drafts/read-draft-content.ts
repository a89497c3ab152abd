import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { checkFiles, readVersionFiles } from '#workflows/content/read-version.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { withFiles } from './open-file.ts'

type DraftContent =
  | { ok: true; content: Content }
  | { ok: false; problem: 'mistakes'; mistakes: readonly Mistake[] }
  | NotAllowed

/** The whole content with everything that this person has drafted. Nobody else sees it. */
export async function readDraftContent({ db }: Services, actor: Actor): Promise<DraftContent> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const drafts = await draftsOf(db, actor.staffId)
  const files = await readVersionFiles(db, await newestVersion(db))
  const checked = checkFiles(withFiles(files, drafts))
  if (checked.ok) return { ok: true, content: checked.content }
  return { ok: false, problem: 'mistakes', mistakes: checked.mistakes }
}
