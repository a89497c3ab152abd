import type { Mistake } from '#content-model/mistake.ts'
import { isPhotograph, type TreeFile } from '#content-model/tree-files.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { CheckedVersion } from '#workflows/content/live-content.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles, readVersionFiles } from '../versions.ts'
import { mergeDraft, ownDrafts } from './own-drafts.ts'
import { withFiles } from './own-file.ts'

type WithDb = Pick<Services, 'db'>

type DraftContent =
  | ({ ok: true; faulty: readonly string[] } & Pick<CheckedVersion, 'content' | 'translation'>)
  | { ok: false; problem: 'mistakes'; mistakes: readonly Mistake[] }
  | NotAllowed

/** The whole content with everything that this person has drafted. Nobody else sees it. */
export async function readDraftContent({ db }: WithDb, actor: Actor): Promise<DraftContent> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const newest = await newestVersion(db)
  const drafts = await draftTexts(db, { staffId: actor.staffId, newest })
  return checkDrafts(await readVersionFiles(db, newest), drafts, [])
}

/** The same without the drafts that have mistakes. `faulty` are their paths. */
export async function readSoundContent({ db }: WithDb, actor: Actor): Promise<DraftContent> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const newest = await newestVersion(db)
  const drafts = await draftTexts(db, { staffId: actor.staffId, newest })
  const files = await readVersionFiles(db, newest)
  const all = checkDrafts(files, drafts, [])
  if (all.ok || all.problem === 'not-allowed') return all
  const wrong = new Set(all.mistakes.map(({ file }) => file))
  const faulty = drafts.map(({ path }) => path).filter((path) => wrong.has(path))
  const sound = drafts.filter(({ path }) => !wrong.has(path))
  return checkDrafts(files, sound, faulty)
}

function checkDrafts(
  files: readonly TreeFile[],
  drafts: readonly TreeFile[],
  faulty: readonly string[],
): DraftContent {
  const checked = checkFiles(withFiles(files, drafts))
  if (checked.ok) {
    const { content, translation } = checked
    return { ok: true, content, translation, faulty }
  }
  return { ok: false, problem: 'mistakes', mistakes: checked.mistakes }
}

/** With what others have published meanwhile. */
async function draftTexts(
  db: Db,
  { staffId, newest }: { staffId: string; newest: number },
): Promise<TreeFile[]> {
  const drafts = await ownDrafts(db, staffId)
  return Promise.all(
    drafts.map(async (draft) => {
      const { path, body } = draft
      if (isPhotograph(path)) return { path, body }
      return { path, body: (await mergeDraft(db, { draft, newest })).body }
    }),
  )
}
