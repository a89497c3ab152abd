import { NOTES_FILE, noteChanges, notesText, parseNotes } from '#content/changed-days.ts'
import type { TreeFile } from '#content/tree-files.ts'
import {
  digestOf,
  filesOfVersion,
  type NewVersion,
  readBodies,
  storeVersion,
} from '#database/content-versions.ts'
import type { Db } from '#database/open.ts'
import { dayInIndia } from '#domain/days.ts'

type Next = Pick<NewVersion, 'after' | 'at' | 'staffId' | 'author' | 'source' | 'why'> & {
  /** The files of the version. Those of the one before that are not here are left out. */
  files: readonly TreeFile[]
}

/**
 * Stores the files as the version after `after`, and notes today for those that have changed. Returns
 * undefined when somebody else has published since. The caller has checked the files.
 */
export async function storeNextVersion(tx: Db, next: Next): Promise<number | undefined> {
  const before = await filesOfVersion(tx, next.after)
  const known = new Map(before.map(({ path, digest }) => [path, digest]))
  const own = next.files.filter(({ path }) => path !== NOTES_FILE)
  const changed = own.filter(({ path, body }) => known.get(path) !== digestOf(body))
  const names = new Set(own.map(({ path }) => path))
  const removed = before.filter(({ path }) => path !== NOTES_FILE && !names.has(path))
  const notes = await notesFor(tx, { ...next, known })
  const written = [...changed, { path: NOTES_FILE, body: notes }]
  const rewritten = new Set(written.map(({ path }) => path))
  return storeVersion(tx, {
    ...next,
    kept: before.filter(({ path }) => names.has(path) && !rewritten.has(path)),
    written,
    changed: [...changed, ...removed].map(({ path }) => path),
  })
}

/** The first version keeps the notes that it came with. */
async function notesFor(tx: Db, { files, known, at }: Next & { known: Map<string, string> }) {
  const brought = files.find(({ path }) => path === NOTES_FILE)?.body
  const digest = known.get(NOTES_FILE)
  const stored = digest && (await readBodies(tx, [digest])).get(digest)
  const before = brought ?? stored
  if (before !== undefined && known.size === 0) return before
  const sources = files
    .filter(({ path }) => path.endsWith('.yaml'))
    .map(({ path, body }): [string, string] => [path, body])
  const notes = noteChanges(before ? parseNotes(before) : {}, sources, dayInIndia(at.getTime()))
  return notesText(notes)
}
