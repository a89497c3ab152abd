import { withIds } from '#content-model/changes/tree.ts'
import { changeList } from '#content-model/editing/change-list.ts'
import type { Mistake } from '#content-model/mistake.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import { fileTree, fileValue, withValue } from '#content-model/stored-file.ts'
import type { NotAllowed, StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles } from '../versions.ts'
import { storeChange } from './change-file.ts'
import { changeDrafts, ownFile, seenOf, withFiles } from './own-file.ts'

type EntryChange = StaffForm & {
  path: string
  does: 'up' | 'down' | 'remove'
  /** `blocks.2` */
  name: string
  /** The list as it was shown. */
  seen: string | undefined
  opened?: number | undefined
}

type EntryChanged =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'changed' }
  | { ok: false; problem: 'mistakes'; mistakes: readonly Mistake[] }
  | NotAllowed

/** Moves an entry of a list, or takes it away, in the own draft. */
export async function changeEntry(
  { db, now }: Services,
  { actor, path, does, name, seen, opened, key }: EntryChange,
): Promise<EntryChanged> {
  return changeDrafts<EntryChanged>({ db }, { actor, key }, async (tx, { staffId, isDone }) => {
    if (isDone) return { ok: true }
    const own = await ownFile(tx, { actor, path, opened })
    const before = fileValue(path, own.body)
    const keys = name.split('.')
    const list = keys.slice(0, -1).reduce(valueIn, before)
    const entry = valueIn(list, keys.at(-1) ?? '')
    if (!Array.isArray(list) || entry === undefined) return { ok: false, problem: 'unknown' }
    if (seenOf(list) !== seen) return { ok: false, problem: 'changed' }
    const value = changeList(before, { does, name })
    const body = withValue(path, own.body, value)
    const checked = checkFiles(withFiles(own.files, [{ path, body }]))
    if (!checked.ok) return { ok: false, problem: 'mistakes', mistakes: checked.mistakes }
    const tree = withIds(value, fileTree(path, own.body))
    await storeChange(tx, { staffId, path, own, tree, key, at: now() })
    return { ok: true }
  })
}
