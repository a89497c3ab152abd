import type { Mistake } from '#content-model/mistake.ts'
import { isPhotograph, type TreeFile } from '#content-model/tree-files.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { CheckedVersion } from '#workflows/content/live-content.ts'
import { checkFiles, readVersionFiles } from '#workflows/content/read-version.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { mergeDraft } from './merged-draft.ts'
import { withFiles } from './own-text.ts'

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
  return checkDrafts(await readVersionFiles(db, newest), { drafts, faulty: [] })
}

/** The same without the drafts that have mistakes. `faulty` are their paths. */
export async function readSoundContent({ db }: WithDb, actor: Actor): Promise<DraftContent> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const newest = await newestVersion(db)
  const drafts = await draftTexts(db, { staffId: actor.staffId, newest })
  const files = await readVersionFiles(db, newest)
  const all = checkDrafts(files, { drafts, faulty: [] })
  if (all.ok || all.problem === 'not-allowed') return all
  const wrong = new Set(all.mistakes.map(({ file }) => file))
  const faulty = drafts.map(({ path }) => path).filter((path) => wrong.has(path))
  const sound = drafts.filter(({ path }) => !wrong.has(path))
  return checkDrafts(files, { drafts: sound, faulty })
}

type Drafts = { drafts: readonly TreeFile[]; faulty: readonly string[] }

function checkDrafts(files: readonly TreeFile[], { drafts, faulty }: Drafts): DraftContent {
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
  const drafts = await draftsOf(db, staffId)
  return Promise.all(
    drafts.map(async (draft) => {
      const { path, body } = draft
      if (isPhotograph(path)) return { path, body }
      return { path, body: (await mergeDraft(db, { draft, newest })).text }
    }),
  )
}
