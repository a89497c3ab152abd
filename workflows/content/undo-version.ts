import { NOTES_FILE } from '#content-model/changed-days.ts'
import { clashes } from '#content-model/editing/clashes.ts'
import { mergeValues } from '#content-model/editing/merge-values.ts'
import { fileText, fileValue, isOfTranslations } from '#content-model/file-text.ts'
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
  /** What would change. Undefined where somebody has changed the same since. */
  files: ChangedFile[] | undefined
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
  const after = withoutChange({ ...found, now })
  return { ok: true, page: { version: found.version, files: after && compareFiles(now, after) } }
}

type Undoing = Asked & { why: string; key?: string | undefined }

/** Publishes the newest content without the change of one version. What others have published stays. */
export async function undoVersion(
  services: Services,
  { number, ...form }: Undoing,
): Promise<Published | Unknown> {
  const found = await findUndone(services, { actor: form.actor, number })
  if (!found.ok) return found
  return publishFiles(services, {
    ...form,
    action: 'undo-version',
    change: (now) => withoutChange({ ...found, now }),
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

/**
 * The newest files without one version's change. What others have changed since stays. Undefined where
 * they have changed the same fields: then it can't be taken back by itself.
 */
function withoutChange(versions: {
  /** The versions around the change. */
  before: readonly TreeFile[]
  after: readonly TreeFile[]
  /** The newest one, with what others have published since. */
  now: readonly TreeFile[]
}): TreeFile[] | undefined {
  const { before, after, now } = versions
  const [old, changed, current] = [bodies(before), bodies(after), bodies(now)]
  const result = new Map(current)
  for (const path of new Set([...old.keys(), ...changed.keys()])) {
    // The days of the changes are noted anew.
    if (old.get(path) === changed.get(path) || path === NOTES_FILE) continue
    if (isPhotograph(path)) {
      // A photograph that is no longer shown may be needed again; one that is shown stays.
      const body = old.get(path)
      if (body !== undefined && !current.has(path)) result.set(path, body)
      continue
    }
    const texts = { base: changed.get(path), mine: old.get(path), theirs: current.get(path) }
    const merged = withoutTextChange(path, texts)
    if (merged === 'clash') return undefined
    if (merged === undefined) result.delete(path)
    else result.set(path, merged)
  }
  return [...result].map(([path, body]) => ({ path, body }))
}

type Text = string | undefined

/** Undefined: the file goes, or stays away. */
function withoutTextChange(path: string, texts: { base: Text; mine: Text; theirs: Text }): Text {
  const { base, mine, theirs } = texts
  if (theirs === base || theirs === mine) return mine
  const none = isOfTranslations(path) ? '' : undefined
  const [old, own, others] = [base ?? none, mine ?? none, theirs ?? none]
  if (old === undefined || own === undefined || others === undefined) return 'clash'
  const [before, after, now] = [old, own, others].map((text) => fileValue(path, text))
  const three = { base: before, mine: after, theirs: now }
  return clashes(three) ? 'clash' : fileText(path, others, mergeValues(three))
}

function bodies(files: readonly TreeFile[]): Map<string, string> {
  return new Map(files.map(({ path, body }) => [path, body]))
}
