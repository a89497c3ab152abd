import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { asSideFile, TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { NOTES_FILE, parseNotes, type SourceFile } from './changed-days.ts'
import { contentFiles, PHOTO_FOLDER, readPhotographs } from './folder.ts'
import { orMistakes } from './mistake.ts'
import { photographDigest } from './photographs.ts'
import { type ContentTree, type LoadedContent, readContent } from './read-content.ts'
import { asYamlFile, comeIn, fileTree, fileValue, goOut } from './stored-file.ts'
import {
  englishTexts,
  notesOf,
  parseTranslationNotes,
  translationNotesText,
} from './translation/translations.ts'

/** One file of the content as a version stores it: see `stored-file.ts`. A photograph's body is in base64. */
export type TreeFile = { path: string; body: string }

/** Reads and checks the content of a folder. */
export function loadContent(directory: string): LoadedContent {
  return orMistakes(() => readContent(treeOf(readTreeFiles(directory))))
}

/**
 * Every file of a content folder that belongs to the content, as it comes in. Entries that an earlier version
 * has too keep their ids.
 */
export function readTreeFiles(directory: string, earlier: readonly TreeFile[] = []): TreeFile[] {
  const known = new Map(earlier.map(({ path, body }) => [path, body]))
  const [days = [], notes = []] = [NOTES_FILE, TRANSLATION_NOTES_FILE].map((file) => {
    const whole = path.join(directory, file)
    return existsSync(whole) ? [{ path: file, body: readFileSync(whole, 'utf8') }] : []
  })
  const noted = orMistakes(() => ({
    ok: true as const,
    of: notes[0] ? parseTranslationNotes(notes[0].body) : {},
  }))
  const bodies = new Map<string, string>()
  // A side file comes in after the file that it belongs to.
  const isSide = ([file]: SourceFile) => asSideFile(file) !== undefined
  const sources = contentFiles(directory)
  for (const [file, text] of [
    ...sources.filter((each) => !isSide(each)),
    ...sources.filter(isSide),
  ]) {
    const english = bodies.get(asSideFile(file)?.file ?? '')
    const notes = noted.ok ? noted.of[file] : undefined
    bodies.set(file, comeIn(file, text, { like: known.get(file), english, notes }))
  }
  return [
    ...[...bodies].map(([file, body]) => ({ path: file, body })),
    ...days,
    // Notes that can't be read are a mistake, which the check of the content names.
    ...(noted.ok ? [] : notes),
    ...readPhotographs(directory).map(({ name, bytes }) => ({
      path: `${PHOTO_FOLDER}/${name}`,
      body: bytes.toString('base64'),
    })),
  ]
}

/** Writes them as they go out. Returns how many there are. */
export function writeTreeFiles(directory: string, files: readonly TreeFile[]): number {
  const root = path.resolve(directory)
  const notes = translationNotesOf(files)
  const written = files.map((file) => ({ path: file.path, body: outside(file, files) }))
  if (notes) written.push({ path: TRANSLATION_NOTES_FILE, body: notes })
  for (const { path: file, body } of written) {
    const to = path.resolve(root, file)
    // A version may have come with a copy that somebody else has made.
    if (!to.startsWith(root + path.sep)) throw new Error(`${file} is no file of the content`)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, body, isPhotograph(file) ? 'base64' : 'utf8')
  }
  return written.length
}

/** The file with the notes of all translations. Undefined where there are none. */
export function translationNotesOf(files: readonly TreeFile[]): string | undefined {
  const trees = new Map(
    files.filter(isYaml).map((file) => [file.path, fileTree(file.path, file.body)]),
  )
  const sides = TRANSLATED_LANGUAGES.flatMap((language) =>
    [...trees.keys()].filter((file) => asSideFile(file)?.language === language).toSorted(),
  )
  const notes = sides.map((side) => {
    const english = asSideFile(side)?.file ?? ''
    return [side, notesOf(trees.get(side), englishTexts(english, trees.get(english)))] as const
  })
  const some = notes.filter(([, places]) => Object.keys(places).length > 0)
  return some.length > 0 ? translationNotesText(Object.fromEntries(some)) : undefined
}

/** What `readContent` needs of them. */
export function treeOf(files: readonly TreeFile[]): ContentTree {
  const notes = files.find((file) => file.path === NOTES_FILE)
  const unreadable = files.find((file) => file.path === TRANSLATION_NOTES_FILE)
  if (unreadable) parseTranslationNotes(unreadable.body)
  return {
    files: files.filter(isYaml).map((file) => asYamlFile(file.path, file.body)),
    sources: files.filter(isYaml).map((file) => [file.path, outside(file, files)]),
    notes: notes ? parseNotes(notes.body) : {},
    photos: photographsOf(files),
  }
}

/** The digest of each photograph, by its file name. */
export function photographsOf(files: readonly TreeFile[]): Map<string, string> {
  return new Map(
    files
      .filter(({ path }) => isPhotograph(path))
      .map(({ path, body }) => [path.slice(PHOTO_FOLDER.length + 1), photographDigest(body)]),
  )
}

/** What a folder has of a file. */
export function outside(file: TreeFile, files: readonly TreeFile[] = []): string {
  if (!isYaml(file)) return file.body
  const of = asSideFile(file.path)?.file
  const english = of === undefined ? undefined : files.find(({ path }) => path === of)?.body
  return goOut(file.path, file.body, english)
}

/** The files that two sets differ in. What is noted about the days of changes is left out: the office keeps its own. */
export function differingFiles(some: readonly TreeFile[], others: readonly TreeFile[]): string[] {
  const [known, own] = [some, others].map(
    (files) => new Map(files.map((file) => [file.path, file])),
  )
  const paths = new Set([...(known?.keys() ?? []), ...(own?.keys() ?? [])])
  return [...paths]
    .filter((path) => path !== NOTES_FILE && !isSame(known?.get(path), own?.get(path)))
    .toSorted()
}

function isSame(one: TreeFile | undefined, other: TreeFile | undefined): boolean {
  if (!one || !other || !isYaml(one)) return one?.body === other?.body
  return isDeepStrictEqual(fileValue(one.path, one.body), fileValue(other.path, other.body))
}

export function isYaml({ path }: Pick<TreeFile, 'path'>): boolean {
  return path.endsWith('.yaml')
}

export function isPhotograph(file: string): boolean {
  return file.startsWith(`${PHOTO_FOLDER}/`)
}
