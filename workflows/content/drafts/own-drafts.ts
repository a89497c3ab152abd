import { applyChanges, type Change, withOwnSide } from '#content-model/changes/changes.ts'
import { fileTree, withTree } from '#content-model/stored-file.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import { type ContentDraft, draftsOf } from '#database/content/content-drafts.ts'
import type { Db } from '#database/engine/open.ts'
import { readVersionFile } from '../versions.ts'

/** Somebody's changes of a file, and the file with them. Of a photograph, itself. */
export type OwnDraft = Pick<ContentDraft, 'path' | 'base'> & {
  body: string
  /** The file in the version that the draft was begun from. */
  baseBody: string | undefined
  changes: readonly Change[]
  /** Whether it had other changes before. */
  canStepBack: boolean
}

export async function ownDrafts(db: Db, staffId: string): Promise<OwnDraft[]> {
  const drafts = await draftsOf(db, staffId)
  return Promise.all(drafts.map((draft) => readDraft(db, draft)))
}

async function readDraft(db: Db, { path, base, body, before }: ContentDraft): Promise<OwnDraft> {
  if (isPhotograph(path)) {
    return { path, base, body, baseBody: undefined, changes: [], canStepBack: false }
  }
  const changes = readChanges(body)
  const baseBody = await readVersionFile(db, base, path)
  const tree = applyChanges(fileTree(path, baseBody), changes).tree ?? {}
  const canStepBack = before !== null
  return { path, base, body: withTree(path, baseBody, tree), baseBody, changes, canStepBack }
}

export function readChanges(text: string): Change[] {
  return JSON.parse(text)
}

type MergedDraft = {
  /** What is shown now. Undefined for a new file. */
  current: string | undefined
  /** What the draft was begun from, where somebody has changed the file since. */
  base: string | undefined
  /** The draft, with what others have published meanwhile. */
  body: string
  /** Somebody has published something else in a field that the draft changes. */
  isClash: boolean
}

/** A draft over the newest version of its file. Where two people changed a field, the draft's stays. */
export async function mergeDraft(
  db: Db,
  { draft, newest }: { draft: OwnDraft; newest: number },
): Promise<MergedDraft> {
  const { path, body, baseBody, changes } = draft
  const current = await readVersionFile(db, newest, path)
  if (current === baseBody) return { current, base: undefined, body, isClash: false }
  const { tree, clashes } = applyChanges(fileTree(path, current), changes)
  const whole = withOwnSide(tree, { clashes, own: fileTree(path, body) })
  return {
    current,
    base: baseBody,
    body: withTree(path, current, whole ?? {}),
    isClash: clashes.length > 0,
  }
}
