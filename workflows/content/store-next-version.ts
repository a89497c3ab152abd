import {
  NOTES_FILE,
  noteChanges,
  notesText,
  parseNotes,
  type SourceFile,
} from '#content-model/changed-days.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { isYaml, outside, type TreeFiles } from '#content-model/tree-files.ts'
import {
  digestsOf,
  type NewVersion,
  newestVersion,
  readVersionFile,
  storeVersion,
} from '#database/content/content-versions.ts'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Services } from '#workflows/services.ts'
import { readVersion } from './versions.ts'

type Next = Omit<NewVersion, 'files' | 'written' | 'changed'> & {
  /** The files of the version. Those of the one before that are not here are left out. */
  files: TreeFiles
}

/**
 * Stores the files as the version after `after`, and notes today for those that have changed. Returns
 * undefined when somebody else has published since. The caller has checked the files.
 */
export async function storeNextVersion(tx: Db, next: Next): Promise<number | undefined> {
  const before = await digestsOf(tx, next.after)
  const files = new Map([...next.files].map(([path, body]) => [path, digestOf(body)]))
  const changed = [...new Set([...files.keys(), ...before.keys()])].filter(
    (path) => path !== NOTES_FILE && files.get(path) !== before.get(path),
  )
  const notes = await notesFor(tx, next, changed)
  if (notes !== undefined) files.set(NOTES_FILE, digestOf(notes))
  const bodies = [...changed.map((path) => next.files.get(path)), notes]
  const written = bodies.filter((body) => body !== undefined)
  return storeVersion(tx, { ...next, files, written, changed })
}

/** The first version keeps the notes that it came with, or has none. */
async function notesFor(
  tx: Db,
  { after, at, files }: Next,
  changed: readonly string[],
): Promise<string | undefined> {
  const brought = files.get(NOTES_FILE)
  if (after === 0) return brought
  const body = brought ?? (await readVersionFile(tx, after, NOTES_FILE))
  const notes = body === undefined ? {} : parseNotes(body)
  const paths = new Set(changed)
  const sources = [...files.keys()]
    .filter(isYaml)
    // An entry that has moved has another number in the side files too.
    .filter((path) => paths.has(path) || paths.has(asSideFile(path)?.file ?? ''))
    .map((path): SourceFile => [path, outside(path, files)])
  const noted = { ...notes, ...noteChanges(notes, sources, dayInIndia(at.getTime())) }
  return notesText(Object.fromEntries(Object.entries(noted).filter(([path]) => files.has(path))))
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
  live.replace({ ...loaded, number })
  count('content.shown')
  log.info('content-shown', { version: number })
}
