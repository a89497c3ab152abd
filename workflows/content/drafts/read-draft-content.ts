import { applyChanges, changesBetween, withOwnSide } from '#content-model/changes/changes.ts'
import { withIds, withoutIds } from '#content-model/changes/tree.ts'
import { fileText, fileValue, isOfTranslations } from '#content-model/file-text.ts'
import type { Mistake } from '#content-model/mistake.ts'
import { isPhotograph, type TreeFile } from '#content-model/tree-files.ts'
import { type ContentDraft, draftsOf } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { CheckedVersion } from '#workflows/content/live-content.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles, readVersionFile, readVersionFiles } from '../versions.ts'
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
  const drafts = await draftsOf(db, staffId)
  return Promise.all(
    drafts.map(async (draft) => {
      const { path, body } = draft
      if (isPhotograph(path)) return { path, body }
      return { path, body: (await mergeDraft(db, { draft, newest })).text }
    }),
  )
}

type MergedDraft = {
  /** What is shown now. Undefined for a new file. */
  current: string | undefined
  /** What the draft was begun from, where somebody has changed the file since. */
  base: string | undefined
  /** The draft, with what others have published meanwhile. */
  text: string
  /** Somebody has published something else in a field that the draft changes. */
  isClash: boolean
}

/** A draft over the newest version of its file. Where two people changed a field, the draft's stays. */
export async function mergeDraft(
  db: Db,
  { draft, newest }: { draft: ContentDraft; newest: number },
): Promise<MergedDraft> {
  const { path, body } = draft
  const current = await readVersionFile(db, newest, path)
  const base = await readVersionFile(db, draft.base, path)
  const begun = base ?? (isOfTranslations(path) ? '' : undefined)
  if (current === undefined || begun === undefined || current === base) {
    return { current, base: undefined, text: body, isClash: false }
  }
  const before = withIds(fileValue(path, begun))
  const [own, theirs] = [body, current].map((text) => withIds(fileValue(path, text), before))
  const { tree, clashes } = applyChanges(theirs, changesBetween({ before, after: own }))
  const value = withoutIds(withOwnSide(tree, { clashes, own }))
  return {
    current,
    base: begun,
    text: fileText(path, current, value),
    isClash: clashes.length > 0,
  }
}
