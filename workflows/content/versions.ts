import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import {
  NOTES_FILE,
  noteChanges,
  notesText,
  parseNotes,
  type SourceFile,
} from '#content-model/changed-days.ts'
import { orMistakes } from '#content-model/mistake.ts'
import { type GoodContent, type LoadedContent, readContent } from '#content-model/read-content.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { isYaml, outside, type TreeFiles, treeOf } from '#content-model/tree-files.ts'
import { discardedDraftsOf } from '#database/content/content-drafts.ts'
import {
  digestsOf,
  type EnglishParts,
  findEnglishParts,
  listVersions,
  type NewVersion,
  newestVersion,
  readVersionFile,
  readVersionFiles,
  type StoredVersion,
  storeVersion,
} from '#database/content/content-versions.ts'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { dayInIndia } from '#domain/days.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

export type { StoredVersion }

const MAX_VERSIONS = 500

export async function listContentVersions({ db }: Services, actor: Actor) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const drafts = actor.staffId === null ? [] : await discardedDraftsOf(db, actor.staffId)
  const discarded = drafts.map(({ path, discarded_at }) => ({ path, at: discarded_at ?? '' }))
  return { ok: true as const, versions: await listVersions(db, MAX_VERSIONS), discarded }
}

export async function readVersion(
  db: Db,
  number: number,
  files?: TreeFiles,
): Promise<LoadedContent> {
  const loaded = checkFiles(files ?? (await readVersionFiles(db, number)))
  if (!loaded.ok) return loaded
  const noted = Object.entries(await findEnglishParts(db, number))
  const known = new Map(noted.map(([language, parts]) => [language, new Set(parts)]))
  return {
    ...loaded,
    englishParts: (language) => known.get(language) ?? loaded.englishParts(language),
  }
}

/** What is noted with a version, so that a server knows which pages a language has before it reads it. */
export function englishPartsOf({ englishParts }: GoodContent): EnglishParts {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [language, [...englishParts(language)]]),
  )
}

/** Every step of the editor asks for the same ones. */
export function checkFiles(files: TreeFiles): LoadedContent {
  const hash = createHash('sha256')
  for (const [path, body] of files) hash.update(`${path}\0${body.length}\0`).update(body)
  const digest = hash.digest('base64')
  const checked = CHECKED.get(digest) ?? orMistakes(() => readContent(treeOf(files)))
  CHECKED.set(digest, checked)
  return checked
}

/** What is public, and what two people are drafting. */
const CHECKED = new LRUCache<string, LoadedContent>({ max: 3 })

type Next = Omit<NewVersion, 'files' | 'written' | 'changed'> & {
  /** The files of the version. Those of the one before that are not here are left out. */
  files: TreeFiles
}

/** Undefined when somebody else has published since. The caller has checked the files. */
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

/** A version with mistakes changes nothing: the office and the log are told, once. */
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
