import { isDeepStrictEqual } from 'node:util'
import { NOTES_FILE } from '#content-model/changed-days.ts'
import { applyChanges, changesBetween, withOwnSide } from '#content-model/changes/changes.ts'
import type { Tree } from '#content-model/changes/tree.ts'
import { fileTree, withTree } from '#content-model/stored-file.ts'
import { isPhotograph, type TreeFile } from '#content-model/tree-files.ts'
import {
  findVersion,
  newestVersion,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedFile, compareFiles } from './compare-versions.ts'
import { type Published, publishFiles } from './publish-files.ts'
import { readVersionFiles } from './versions.ts'

type Asked = { actor: Actor; number: number }

type Unknown = { ok: false; problem: 'unknown' } | NotAllowed

export type UndoPage = {
  version: StoredVersion
  /** What would change. */
  files: ChangedFile[]
  /** What stays, because somebody has changed it again since. */
  stays: ChangedFile[]
}

/** What taking back the change of one version would do. Stores nothing. */
export async function readUndo(
  services: Services,
  asked: Asked,
): Promise<{ ok: true; page: UndoPage } | Unknown> {
  const { db } = services
  const found = await findUndone(services, asked)
  if (!found.ok) return found
  const now = await readVersionFiles(db, await newestVersion(db))
  const { files, stays } = withoutChange({ ...found, now })
  return {
    ok: true,
    page: {
      version: found.version,
      files: compareFiles(now, files),
      stays: compareFiles(files, stays),
    },
  }
}

type Undoing = Asked & { why: string; key?: string | undefined }

/**
 * Publishes the newest content without the change of one version. What others have published stays: where
 * nothing of the change is left to undo, the answer is `changed`.
 */
export async function undoVersion(
  services: Services,
  { number, ...form }: Undoing,
): Promise<Published | Unknown> {
  const found = await findUndone(services, { actor: form.actor, number })
  if (!found.ok) return found
  return publishFiles(services, {
    ...form,
    action: 'undo-version',
    change: (now) => {
      const { files, stays } = withoutChange({ ...found, now })
      const isNothing = isDeepStrictEqual(files, now) && !isDeepStrictEqual(stays, now)
      return isNothing ? undefined : files
    },
  })
}

/** The first version has nothing before it. */
async function findUndone({ db }: Services, { actor, number }: Asked) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const version = number > 1 ? await findVersion(db, number) : undefined
  if (!version) return { ok: false, problem: 'unknown' } as const
  const before = await readVersionFiles(db, number - 1)
  return { ok: true, version, before, after: await readVersionFiles(db, number) } as const
}

/** Publishes an earlier version again, as a new one. */
export async function bringBack(
  services: Services,
  { number, ...form }: Undoing,
): Promise<Published> {
  const files = await readVersionFiles(services.db, number)
  return publishFiles(services, {
    ...form,
    action: 'bring-back',
    change: () => (files.length === 0 ? undefined : files),
  })
}

type Versions = {
  /** The versions around the change. */
  before: readonly TreeFile[]
  after: readonly TreeFile[]
  /** The newest one, with what others have published since. */
  now: readonly TreeFile[]
}

/**
 * The newest files without one version's change. Places that others have changed since stay: `stays` has the
 * files without those changes too, to show what they are about.
 */
function withoutChange(versions: Versions): { files: TreeFile[]; stays: TreeFile[] } {
  const { before, after, now } = versions
  const [old, changed, current] = [bodies(before), bodies(after), bodies(now)]
  const [files, stays] = [new Map(current), new Map(current)]
  for (const path of new Set([...old.keys(), ...changed.keys()])) {
    // The days of the changes are noted anew.
    if (old.get(path) === changed.get(path) || path === NOTES_FILE) continue
    if (isPhotograph(path)) {
      // A photograph that is no longer shown may be needed again; one that is shown stays.
      const body = old.get(path)
      if (body !== undefined && !current.has(path)) files.set(path, body)
      continue
    }
    const texts = { base: changed.get(path), mine: old.get(path), theirs: current.get(path) }
    const { text, whole } = withoutTextChange(path, texts)
    setBody(files, path, text)
    setBody(stays, path, whole)
  }
  return { files: toFiles(files), stays: toFiles(stays) }
}

type Text = string | undefined

/** Undefined: the file goes, or stays away. `whole` is without the changes that have to stay too. */
function withoutTextChange(
  path: string,
  { base, mine, theirs }: { base: Text; mine: Text; theirs: Text },
): { text: Text; whole: Text } {
  if (theirs === base || theirs === mine) return { text: mine, whole: mine }
  const [first, after, current] = [base, mine, theirs].map((body) => fileTree(path, body))
  const changes = changesBetween({ before: first, after })
  const { tree, clashes } = applyChanges(current, changes)
  const whole = withOwnSide(tree, { clashes, own: after })
  const bodyWith = (changed: Tree | undefined) =>
    changed === undefined ? undefined : withTree(path, theirs, changed)
  return { text: bodyWith(tree), whole: bodyWith(whole) }
}

function setBody(files: Map<string, string>, path: string, body: Text): void {
  if (body === undefined) files.delete(path)
  else files.set(path, body)
}

function bodies(files: readonly TreeFile[]): Map<string, string> {
  return new Map(files.map(({ path, body }) => [path, body]))
}

function toFiles(found: ReadonlyMap<string, string>): TreeFile[] {
  return [...found].map(([path, body]) => ({ path, body }))
}
