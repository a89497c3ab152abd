import { createHash } from 'node:crypto'
import { isPhotograph, type TreeFile } from '#content-model/tree-files.ts'
import { isDoneBefore } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { deleteRows } from '#database/engine/rows.ts'
import { lockForm } from '#database/staff/office-events.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles, readVersionFile, readVersionFiles } from '../versions.ts'
import { type OwnDraft, ownDrafts } from './own-drafts.ts'

export type OwnFile = {
  body: string | undefined
  /** The version that it comes from, and the file there. */
  base: number
  baseBody: string | undefined
  draft: OwnDraft | undefined
  /** The newest version, with the person's own photographs and new pages. */
  files: TreeFile[]
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
  const drafts = actor.staffId === null ? [] : await ownDrafts(db, actor.staffId, newest)
  const draft = drafts.find((each) => each.path === path)
  const photos = drafts.filter((each) => isPhotograph(each.path))
  const shown = withFiles(await readVersionFiles(db, newest), photos)
  const known = new Set([path, ...shown.map((file) => file.path)])
  const files = withSound(
    shown,
    drafts.filter((each) => !known.has(each.path)),
  )
  const current = files.find((file) => file.path === path)?.body
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

/** With those that have no mistakes: a link may lead to a page that is published with it. */
function withSound(files: readonly TreeFile[], added: readonly TreeFile[]): TreeFile[] {
  if (added.length === 0) return [...files]
  const checked = checkFiles(withFiles(files, added))
  const faulty = new Set(checked.ok ? [] : checked.mistakes.map(({ file }) => file))
  return withFiles(
    files,
    added.filter(({ path }) => !faulty.has(path)),
  )
}

/** Files with others in their place or added. */
export function withFiles(files: readonly TreeFile[], others: readonly TreeFile[]): TreeFile[] {
  const names = new Set(others.map(({ path }) => path))
  return [
    ...files.filter(({ path }) => !names.has(path)),
    ...others.map(({ path, body }) => ({ path, body })),
  ]
}

/** By which a form knows whether what it showed has changed since. */
export function seenOf(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * Changes somebody's own drafts in one transaction. The second of a double click waits for the first one,
 * and `isDone` says that it was done. Drafts have no history: the draft itself remembers the form.
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
    await lockForm(tx, key)
    const isDone = await isDoneBefore(tx, { staffId, key })
    const result = await change(tx, { staffId, isDone })
    await deleteRows(tx, 'form_lock', { key })
    return result
  })
}
