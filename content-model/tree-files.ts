import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { asSideFile, TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { NOTES_FILE, parseNotes, type SourceFile } from './changed-days.ts'
import { orMistakes } from './mistake.ts'
import { type ContentTree, type LoadedContent, readContent } from './read-content.ts'
import { asYamlFile, comeIn, fileTree, fileValue, goOut } from './stored-file.ts'
import {
  englishTexts,
  notesOf,
  parseTranslationNotes,
  translationNotesText,
} from './translation/translations.ts'

export const PHOTO_FOLDER = 'photos'

/** Files of the content by their paths, as a version stores them: see `stored-file.ts`. A photograph's body is in base64. */
export type TreeFiles = ReadonlyMap<string, string>

export function loadContent(directory: string): LoadedContent {
  return orMistakes(() => readContent(treeOf(readTreeFiles(directory))))
}

/** Entries that an earlier version has too keep their ids. */
export function readTreeFiles(directory: string, earlier: TreeFiles = new Map()): TreeFiles {
  const [days, notes] = [NOTES_FILE, TRANSLATION_NOTES_FILE].map((file) => {
    const whole = path.join(directory, file)
    return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined
  })
  const noted = orMistakes(() => ({
    ok: true as const,
    of: notes === undefined ? {} : parseTranslationNotes(notes),
  }))
  const files = new Map<string, string>()
  // A side file comes in after the file that it belongs to.
  const sources = Map.groupBy(contentFiles(directory), ([file]) => asSideFile(file) !== undefined)
  for (const [file, text] of [...(sources.get(false) ?? []), ...(sources.get(true) ?? [])]) {
    const around = { like: earlier.get(file), english: files.get(asSideFile(file)?.file ?? '') }
    files.set(file, comeIn(file, text, { ...around, notes: noted.ok ? noted.of[file] : undefined }))
  }
  if (days !== undefined) files.set(NOTES_FILE, days)
  // Notes that can't be read are a mistake, which the check of the content names.
  if (notes !== undefined && !noted.ok) files.set(TRANSLATION_NOTES_FILE, notes)
  const photographs = path.join(directory, PHOTO_FOLDER)
  const names = existsSync(photographs) ? readdirSync(photographs).sort() : []
  for (const name of names.filter((each) => PHOTOGRAPH.test(each))) {
    files.set(`${PHOTO_FOLDER}/${name}`, readFileSync(path.join(photographs, name), 'base64'))
  }
  return files
}

const PHOTOGRAPH = /^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/

export function contentFiles(directory: string): SourceFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter(isYaml)
    .map((file): SourceFile => {
      const text = readFileSync(path.join(directory, file), 'utf8')
      return [file.replaceAll(path.sep, '/'), text]
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

export function writeTreeFiles(directory: string, files: TreeFiles): number {
  const root = path.resolve(directory)
  const written = new Map([...files.keys()].map((file) => [file, outside(file, files)]))
  const notes = translationNotesOf(files)
  if (notes) written.set(TRANSLATION_NOTES_FILE, notes)
  for (const [file, body] of written) {
    const to = path.resolve(root, file)
    // A version may have come with a copy that somebody else has made.
    if (!to.startsWith(root + path.sep)) throw new Error(`${file} is no file of the content`)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, body, isPhotograph(file) ? 'base64' : 'utf8')
  }
  return written.size
}

export function translationNotesOf(files: TreeFiles): string | undefined {
  const treeOfFile = (file: string) => fileTree(file, files.get(file))
  const sides = TRANSLATED_LANGUAGES.flatMap((language) =>
    [...files.keys()].filter((file) => asSideFile(file)?.language === language).toSorted(),
  )
  const notes = sides.map((side) => {
    const english = asSideFile(side)?.file ?? ''
    return [side, notesOf(treeOfFile(side), englishTexts(english, treeOfFile(english)))] as const
  })
  const some = notes.filter(([, places]) => Object.keys(places).length > 0)
  return some.length > 0 ? translationNotesText(Object.fromEntries(some)) : undefined
}

export function treeOf(files: TreeFiles): ContentTree {
  const [days, unreadable] = [NOTES_FILE, TRANSLATION_NOTES_FILE].map((file) => files.get(file))
  if (unreadable !== undefined) parseTranslationNotes(unreadable)
  const yaml = [...files].filter(([file]) => isYaml(file))
  return {
    files: yaml.map(([file, body]) => asYamlFile(file, body)),
    sources: () => yaml.map(([file]) => [file, outside(file, files)]),
    notes: days === undefined ? {} : parseNotes(days),
    photos: photographsOf(files),
  }
}

/** A photograph is addressed by its digest: the same name may hold another one later. */
export function photographsOf(files: TreeFiles): Map<string, string> {
  return new Map(
    [...files]
      .filter(([file]) => isPhotograph(file))
      .map(([file, body]) => [
        file.slice(PHOTO_FOLDER.length + 1),
        createHash('sha256').update(body).digest('hex'),
      ]),
  )
}

export function outside(file: string, files: TreeFiles): string {
  const body = files.get(file) ?? ''
  return isYaml(file) ? goOut(file, body, files.get(asSideFile(file)?.file ?? '')) : body
}

/** Samples count. The notes about the days of changes don't: the office keeps its own. */
export function differingFiles(some: TreeFiles, others: TreeFiles): string[] {
  const isSame = (file: string) => {
    const [one, other] = [some.get(file), others.get(file)]
    if (one === other) return true
    if (one === undefined || other === undefined || !isYaml(file)) return false
    const [earlier, later] = [one, other].map((body) => {
      return [fileValue(file, body), asYamlFile(file, body).samples.map(({ place }) => place)]
    })
    return isDeepStrictEqual(earlier, later)
  }
  return [...new Set([...some.keys(), ...others.keys()])]
    .filter((file) => file !== NOTES_FILE && !isSame(file))
    .toSorted()
}

export function isYaml(file: string): boolean {
  return file.endsWith('.yaml')
}

export function isPhotograph(file: string): boolean {
  return file.startsWith(`${PHOTO_FOLDER}/`)
}
