import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { NOTES_FILE, parseNotes } from './changed-days.ts'
import { contentFiles, PHOTO_FOLDER, readPhotographs } from './folder.ts'
import { orMistakes } from './mistake.ts'
import { photographDigest } from './photographs.ts'
import { type ContentTree, type LoadedContent, readContent } from './read-content.ts'
import { asYamlFile, comeIn, comeInLike, fileValue, goOut } from './stored-file.ts'
import { parseTranslationNotes } from './translation/translation-notes.ts'

/** One file of the content as a version stores it: see `stored-file.ts`. A photograph's body is in base64. */
export type TreeFile = { path: string; body: string }

/** Reads and checks the content of a folder. */
export function loadContent(directory: string): LoadedContent {
  return orMistakes(() => readContent(treeOf(readTreeFiles(directory))))
}

/** Every file of a content folder that belongs to the content, as it comes in. */
export function readTreeFiles(directory: string): TreeFile[] {
  const notes = [NOTES_FILE, TRANSLATION_NOTES_FILE].filter((file) =>
    existsSync(path.join(directory, file)),
  )
  return [
    ...contentFiles(directory).map(([file, text]) => ({ path: file, body: comeIn(file, text) })),
    ...notes.map((file) => ({
      path: file,
      body: readFileSync(path.join(directory, file), 'utf8'),
    })),
    ...readPhotographs(directory).map(({ name, bytes }) => ({
      path: `${PHOTO_FOLDER}/${name}`,
      body: bytes.toString('base64'),
    })),
  ]
}

/** Writes them as they go out. */
export function writeTreeFiles(directory: string, files: readonly TreeFile[]): void {
  const root = path.resolve(directory)
  for (const { path: file, body } of files) {
    const to = path.resolve(root, file)
    // A version may have come with a copy that somebody else has made.
    if (!to.startsWith(root + path.sep)) throw new Error(`${file} is no file of the content`)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, outside({ path: file, body }), isPhotograph(file) ? 'base64' : 'utf8')
  }
}

/** What `readContent` needs of them. */
export function treeOf(files: readonly TreeFile[]): ContentTree {
  const notes = files.find((file) => file.path === NOTES_FILE)
  const translationNotes = files.find((file) => file.path === TRANSLATION_NOTES_FILE)
  return {
    files: files.filter(isYaml).map((file) => asYamlFile(file.path, file.body)),
    sources: files.filter(isYaml).map((file) => [file.path, outside(file)]),
    notes: notes ? parseNotes(notes.body) : {},
    translationNotes: translationNotes ? parseTranslationNotes(translationNotes.body) : {},
    photos: new Map(
      files
        .filter((file) => isPhotograph(file.path))
        .map((file) => [file.path.slice(PHOTO_FOLDER.length + 1), photographDigest(file.body)]),
    ),
  }
}

/** What a folder has of a file. */
export function outside(file: TreeFile): string {
  return isYaml(file) ? goOut(file.path, file.body) : file.body
}

/** The files with the ids that their entries have in an earlier version. */
export function withKnownIds(files: readonly TreeFile[], earlier: readonly TreeFile[]): TreeFile[] {
  const known = new Map(earlier.map(({ path, body }) => [path, body]))
  return files.map((file) => {
    const like = known.get(file.path)
    if (!isYaml(file) || like === undefined) return file
    const isKnown = outside({ ...file, body: like }) === outside(file)
    return isKnown
      ? { ...file, body: like }
      : { ...file, body: comeInLike(file.path, outside(file), like) }
  })
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
  const values = [one, other].map(({ path, body }) => fileValue(path, body))
  return outside(one) === outside(other) || isDeepStrictEqual(values[0], values[1])
}

export function isYaml({ path }: Pick<TreeFile, 'path'>): boolean {
  return path.endsWith('.yaml')
}

export function isPhotograph(file: string): boolean {
  return file.startsWith(`${PHOTO_FOLDER}/`)
}
