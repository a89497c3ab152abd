import { applyChanges, changesBetween } from '#content-model/changes/changes.ts'
import { fileTree, mergeFile } from '#content-model/stored-file.ts'
import {
  discardedDraftsOf,
  draftsOf,
  markDiscarded,
  storeContentDraft,
} from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { storeChange } from './edit-file.ts'
import { changeDrafts, ownFile, readChanges } from './own-drafts.ts'

const DONE = { ok: true } as const
const UNKNOWN = { ok: false, problem: 'unknown' } as const

type OwnForm = StaffForm & { path?: string | undefined }

/** Without a path, everything comes back that was discarded together the last time. */
export async function bringBackDraft({ db, now }: Services, { actor, path, key }: OwnForm) {
  return changeDrafts({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    if (isDone) return DONE
    const discarded = await discardedDraftsOf(tx, staffId)
    const last = discarded[0]?.discarded_at
    const wanted = discarded.filter((each) =>
      path === undefined ? each.discarded_at === last : each.path === path,
    )
    const changed_at = now().toISOString()
    for (const { discarded_at: _, ...draft } of wanted) {
      await storeContentDraft(tx, { ...draft, changed_at, form_key: key ?? null })
    }
    return wanted.length > 0 ? DONE : UNKNOWN
  })
}

/** Drafts can be had back for 30 days, with the photographs that only they name. */
export async function discardDraft({ db, now }: Services, { actor, path, key }: OwnForm) {
  const at = now().toISOString()
  return changeDrafts({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    const drafts = isDone ? [] : await draftsOf(tx, staffId)
    for (const draft of drafts) {
      if (draft.path.startsWith('photos/') || (path !== undefined && draft.path !== path)) continue
      await markDiscarded(tx, { staffId, path: draft.path, at, key })
    }
    return DONE
  })
}

/** Where somebody has published another text, theirs stays, and the rest of the draft too. Undo brings the own one back. */
export async function takeTheirs({ db, now }: Services, { actor, path = '', key }: OwnForm) {
  return changeDrafts({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    if (isDone) return DONE
    const own = await ownFile(tx, { actor, path })
    const { draft } = own
    if (!draft?.isClash) return UNKNOWN
    const { baseBody: base, ownBody, current, body } = draft
    const { kept } = mergeFile(path, { base, own: ownBody, current })
    const at = now()
    if (kept === undefined) {
      await markDiscarded(tx, { staffId, path, at: at.toISOString(), key })
      return DONE
    }
    const changes = changesBetween({ before: fileTree(path, current), after: fileTree(path, body) })
    const newest = {
      base: await newestVersion(tx),
      baseBody: current,
      draft: { ...draft, changes },
    }
    const tree = fileTree(path, kept) ?? null
    await storeChange(tx, { staffId, path, own: { ...own, ...newest }, tree, key, at })
    return DONE
  })
}

/** Done again, it makes the change again. */
export async function stepBack({ db, now }: Services, { actor, key }: StaffForm) {
  return changeDrafts({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    if (isDone) return DONE
    const drafts = await draftsOf(tx, staffId)
    const [last] = drafts
      .filter(({ before }) => before !== null)
      .toSorted((one, other) => (one.changed_at < other.changed_at ? 1 : -1))
    if (!last) return UNKNOWN
    const { path, before } = last
    const own = await ownFile(tx, { actor, path })
    const { tree = null } = applyChanges(fileTree(path, own.baseBody), readChanges(before ?? '[]'))
    await storeChange(tx, { staffId, path, own, tree, key, at: now() })
    return DONE
  })
}
