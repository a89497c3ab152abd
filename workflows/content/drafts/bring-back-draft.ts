import { applyChanges } from '#content-model/changes/changes.ts'
import { withoutIds } from '#content-model/changes/tree.ts'
import { asSideFile, TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { fileTree } from '#content-model/stored-file.ts'
import {
  discardedDraftsOf,
  draftsOf,
  markDiscarded,
  storeContentDraft,
} from '#database/content/content-drafts.ts'
import type { Actor } from '#domain/staff.ts'
import type { NotAllowed, StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { storeChange } from './change-file.ts'
import { readChanges } from './own-drafts.ts'
import { changeDrafts, ownFile } from './own-file.ts'

type Bringing = StaffForm & {
  /** Everything that was discarded together, the last time, when left out. */
  path?: string | undefined
}

type Brought = { ok: true } | { ok: false; problem: 'unknown' } | NotAllowed

/** The notes about translations come back with them. */
function isWithNotes(path: string, own: string): boolean {
  return own === TRANSLATION_NOTES_FILE && asSideFile(path) !== undefined
}

/** Has discarded drafts back. */
export async function bringBackDraft(
  { db, now }: Services,
  { actor, path, key }: Bringing,
): Promise<Brought> {
  return changeDrafts<Brought>({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    if (isDone) return { ok: true }
    const discarded = await discardedDraftsOf(tx, staffId)
    const last = discarded[0]?.discarded_at
    const at = discarded.find((each) => each.path === path)?.discarded_at
    const wanted = discarded.filter(({ path: own, discarded_at }) =>
      path === undefined
        ? discarded_at === last
        : own === path || (isWithNotes(path, own) && discarded_at === at),
    )
    const changed_at = now().toISOString()
    for (const { discarded_at: _, ...draft } of wanted) {
      await storeContentDraft(tx, { ...draft, changed_at, form_key: key ?? null })
    }
    return wanted.length > 0 ? { ok: true } : { ok: false, problem: 'unknown' }
  })
}

type Discarding = StaffForm & {
  /** All own drafts when left out. */
  path?: string | undefined
}

/** Discards own drafts with the photographs that only they name. They can be had back for 30 days. */
export async function discardDraft(
  { db, now }: Services,
  { actor, path, key }: Discarding,
): Promise<{ ok: true } | NotAllowed> {
  const at = now().toISOString()
  return changeDrafts({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    const drafts = isDone ? [] : await draftsOf(tx, staffId)
    for (const draft of drafts) {
      if (draft.path.startsWith('photos/') || (path !== undefined && draft.path !== path)) continue
      await markDiscarded(tx, { staffId, path: draft.path, at, key })
    }
    return { ok: true }
  })
}

type Stepping = { actor: Actor; key?: string | undefined }

type Stepped = { ok: true } | { ok: false; problem: 'unknown' } | NotAllowed

/** Undoes the last change of the own drafts. Done again, it makes the change again. */
export async function stepBack({ db, now }: Services, { actor, key }: Stepping): Promise<Stepped> {
  return changeDrafts<Stepped>({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    if (isDone) return { ok: true }
    const drafts = await draftsOf(tx, staffId)
    const steps = drafts.flatMap(({ path, before, changed_at }) =>
      before === null ? [] : [{ path, before, changed_at }],
    )
    const last = steps
      .map(({ changed_at }) => changed_at)
      .toSorted()
      .at(-1)
    if (last === undefined) return { ok: false, problem: 'unknown' }
    const at = now()
    // One form changes a translation and the notes about it.
    for (const { path, before } of steps.filter(({ changed_at }) => changed_at === last)) {
      const own = await ownFile(tx, { actor, path })
      const { tree } = applyChanges(fileTree(path, own.baseBody), readChanges(before))
      const value = withoutIds(tree)
      await storeChange(tx, { staffId, path, own, value, key, at })
    }
    return { ok: true }
  })
}
