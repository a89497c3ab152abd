import {
  NOTES_FILE,
  noteChanges,
  notesText,
  parseNotes,
  type SourceFile,
} from '#content-model/changed-days.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { isYaml, outside, type TreeFile } from '#content-model/tree-files.ts'
import {
  filesOfVersion,
  type ListedFile,
  type NewVersion,
  newestVersion,
  readBodies,
  storeVersion,
} from '#database/content/content-versions.ts'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Services } from '#workflows/services.ts'
import { readVersion } from './versions.ts'

export type Next = Omit<NewVersion, 'unchanged' | 'written' | 'changed'> & {
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
  const written = [...changed, ...(await notesFor(tx, next, before, changed))]
  const rewritten = new Set(written.map(({ path }) => path))
  return storeVersion(tx, {
    ...next,
    unchanged: before.filter(({ path }) => names.has(path) && !rewritten.has(path)),
    written,
    changed: [...changed, ...removed].map(({ path }) => path),
  })
}

/** The first version keeps the notes that it came with, or has none. */
async function notesFor(
  tx: Db,
  next: Next,
  before: readonly ListedFile[],
  changed: readonly TreeFile[],
): Promise<TreeFile[]> {
  const brought = next.files.find(({ path }) => path === NOTES_FILE)
  if (before.length === 0) return brought ? [brought] : []
  const digest = before.find(({ path }) => path === NOTES_FILE)?.digest ?? ''
  const body = brought?.body ?? (await readBodies(tx, [digest])).get(digest)
  const notes = body === undefined ? {} : parseNotes(body)
  const paths = new Set(changed.map(({ path }) => path))
  const sources = next.files
    .filter(isYaml)
    // An entry that has moved has another number in the side files too.
    .filter(({ path }) => paths.has(path) || paths.has(asSideFile(path)?.file ?? ''))
    .map((file): SourceFile => [file.path, outside(file, next.files)])
  const today = dayInIndia(next.at.getTime())
  const names = new Set(next.files.map(({ path }) => path))
  const present = Object.entries({ ...notes, ...noteChanges(notes, sources, today) }).filter(
    ([path]) => names.has(path),
  )
  return [{ path: NOTES_FILE, body: notesText(Object.fromEntries(present)) }]
}

/**
 * Shows the newest version, if it isn't shown already. One with mistakes changes nothing: the office and
 * the log are told, once.
 */
export async function refreshContent({ db, live, log, count }: Services): Promise<void> {
  const number = await newestVersion(db)
  if (number <= live.version().number || number === live.trouble()?.number) return
  const loaded = await readVersion(db, number)
  if (!loaded.ok) {
    live.tell({ number, mistakes: loaded.mistakes })
    count('content.refused')
    const [first] = loaded.mistakes
    log.warn('content-refused', { version: number, file: first?.file, rule: first?.rule })
    return
  }
  // A later version may have been shown while this one was read.
  if (number <= live.version().number) return
  live.tell(undefined)
  const { content, samples, translation, englishParts } = loaded
  live.replace({ number, content, samples, translation, englishParts })
  count('content.shown')
  log.info('content-shown', { version: number })
}
