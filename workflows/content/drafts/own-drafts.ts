import { applyChanges, type Change, withOwnSide } from '#content-model/changes/changes.ts'
import { fileTree, withTree } from '#content-model/stored-file.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import { type ContentDraft, draftsOf } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { readVersionFile } from '../versions.ts'

/** Somebody's changes of a file, or a photograph of theirs. */
export type OwnDraft = Pick<ContentDraft, 'path' | 'base'> & {
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
  /** Whether it had other changes before. */
  canStepBack: boolean
}

/** Everything that somebody has drafted, over the newest version or an earlier one. */
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
      const { tree, clashes } = applyChanges(fileTree(path, current), changes)
      const ownBody = withTree(path, baseBody, own)
      const merged = withTree(path, current, withOwnSide(tree, { clashes, own }) ?? {})
      const isClash = clashes.length > 0
      const isSame = current === baseBody
      const bodies = { baseBody, ownBody, current, body: isSame ? ownBody : merged }
      return { path, base, changes, canStepBack, isClash, ...bodies }
    }),
  )
}

export function readChanges(text: string): Change[] {
  return JSON.parse(text)
}
