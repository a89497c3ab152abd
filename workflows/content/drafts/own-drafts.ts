import { createHash } from 'node:crypto'
import { applyChanges, type Change } from '#content-model/changes/changes.ts'
import { fileTree, mergeFile, withTree } from '#content-model/stored-file.ts'
import { isPhotograph, type TreeFiles } from '#content-model/tree-files.ts'
import { type ContentDraft, draftsOf, isDoneBefore } from '#database/content/content-drafts.ts'
import {
  newestVersion,
  readVersionFile,
  readVersionFiles,
} from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { deleteRows } from '#database/engine/rows.ts'
import { lockForm } from '#database/staff/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles } from '../versions.ts'

type OwnDraft = Pick<ContentDraft, 'path' | 'base'> & {
  changes: readonly Change[]
  /** The file in the version that the draft was begun from, and with the changes. */
  baseBody: string | undefined
  ownBody: string
  /** What is shown now. Undefined for a new file. */
  current: string | undefined
  /** The draft, with what others have published meanwhile. Where two people changed a place, the draft's stays. */
  body: string
  /** Somebody has published something else in a place that the draft changes. */
  isClash: boolean
  canStepBack: boolean
}

export async function ownDrafts(db: Db, staffId: string, version?: number): Promise<OwnDraft[]> {
  const shown = version ?? (await newestVersion(db))
  const drafts = await draftsOf(db, staffId)
  return Promise.all(
    drafts.map(async ({ path, base, body, before }): Promise<OwnDraft> => {
      const canStepBack = before !== null
      if (isPhotograph(path)) {
        const none = { changes: [], baseBody: undefined, current: undefined, isClash: false }
        return { path, base, body, ownBody: body, canStepBack, ...none }
      }
      const changes = readChanges(body)
      const baseBody = await readVersionFile(db, base, path)
      const current = await readVersionFile(db, shown, path)
      const own = applyChanges(fileTree(path, baseBody), changes).tree ?? {}
      const ownBody = withTree(path, baseBody, own)
      const { whole = ownBody, isClash } = mergeFile(path, {
        base: baseBody,
        own: ownBody,
        current,
      })
      return { path, base, changes, canStepBack, isClash, baseBody, ownBody, current, body: whole }
    }),
  )
}

export function readChanges(text: string): Change[] {
  return JSON.parse(text)
}

export type OwnFile = {
  body: string | undefined
  base: number
  baseBody: string | undefined
  draft: OwnDraft | undefined
  /** The newest version, with the person's own photographs and new pages. */
  files: TreeFiles
}

/**
 * What this person goes on from: the newest version with their changes, or the file as the form showed it,
 * which was opened with a version that others may have replaced since.
 */
export async function ownFile(
  db: Db,
  { actor, path, opened }: { actor: Actor; path: string; opened?: number | undefined },
): Promise<OwnFile> {
  const newest = await newestVersion(db)
  const shown = await readVersionFiles(db, newest)
  const drafts = actor.staffId === null ? [] : await ownDrafts(db, actor.staffId, newest)
  const draft = drafts.find((each) => each.path === path)
  // A link may lead to a page that is published with it.
  const added = drafts.filter((each) => each !== draft && !shown.has(each.path))
  const { files } = withSound(shown, added)
  const current = shown.get(path)
  if (draft) {
    const { body, ownBody, base, baseBody, isClash } = draft
    // The author of a clash goes on with their own side, and is told of it before they publish.
    if (isClash) return { body: ownBody, base, baseBody, draft, files }
    return { body, base: newest, baseBody: current, draft, files }
  }
  const base = Math.min(opened ?? newest, newest)
  const baseBody = base === newest ? current : await readVersionFile(db, base, path)
  return { body: baseBody ?? current, base, baseBody, draft, files }
}

type DraftBody = Pick<OwnDraft, 'path' | 'body'>

export function withDrafts(files: TreeFiles, drafts: readonly DraftBody[]): TreeFiles {
  return new Map([...files, ...drafts.map(({ path, body }) => [path, body] as const)])
}

/** The same without the drafts that have mistakes. `faulty` are their paths. */
function withSound(files: TreeFiles, drafts: readonly DraftBody[]) {
  const all = withDrafts(files, drafts)
  // A photograph has none.
  if (drafts.every(({ path }) => isPhotograph(path))) return { files: all, faulty: [] }
  const checked = checkFiles(all)
  const wrong = new Set(checked.ok ? [] : checked.mistakes.map(({ file }) => file))
  const sound = drafts.filter(({ path }) => !wrong.has(path))
  const faulty = drafts.map(({ path }) => path).filter((path) => wrong.has(path))
  return { files: withDrafts(files, sound), faulty }
}

/** `faulty` are the paths of drafts with mistakes, which a sound reading leaves out. */
export async function readDraftContent(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { isSound = false } = {},
) {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const newest = await newestVersion(db)
  const shown = await readVersionFiles(db, newest)
  const drafts = await ownDrafts(db, actor.staffId, newest)
  const { files, faulty } = isSound
    ? withSound(shown, drafts)
    : { files: withDrafts(shown, drafts), faulty: [] }
  const checked = checkFiles(files)
  return checked.ok ? { ...checked, faulty } : { ...checked, problem: 'mistakes' as const }
}

/** By which a form knows whether what it showed has changed since. */
export function seenOf(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * Changes somebody's own drafts in one transaction, for which their other windows wait. The second of a double
 * click is told by `isDone` that it was done. Drafts have no history: the draft itself remembers the form.
 */
export async function changeDrafts<Result>(
  { db }: Pick<Services, 'db'>,
  { actor, key }: StaffForm,
  change: (tx: Db, form: { staffId: string; isDone: boolean }) => Promise<Result>,
): Promise<Result | NotAllowed> {
  const { staffId } = actor
  if (!staffCan.editContent(actor) || staffId === null) return NOT_ALLOWED
  return db.transaction().execute(async (tx) => {
    if (key === undefined) return change(tx, { staffId, isDone: false })
    await lockForm(tx, staffId)
    const isDone = await isDoneBefore(tx, { staffId, key })
    const result = await change(tx, { staffId, isDone })
    await deleteRows(tx, 'form_lock', { key: staffId })
    return result
  })
}
