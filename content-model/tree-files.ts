import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NOTES_FILE, parseNotes } from './changed-days.ts'
import { contentFiles, PHOTO_FOLDER, readPhotographs } from './load.ts'
import { photographDigest } from './photographs.ts'
import type { ContentTree } from './read-content.ts'
import { parseTranslationNotes, TRANSLATION_NOTES_FILE } from './translation/translation-notes.ts'

/** One file of the content as a version stores it. A photograph's body is in base64. */
export type TreeFile = { path: string; body: string }

/** Every file of a content folder that belongs to the content. */
export function readTreeFiles(directory: string): TreeFile[] {
  const notes = [NOTES_FILE, TRANSLATION_NOTES_FILE].filter((file) =>
    existsSync(path.join(directory, file)),
  )
  return [
    ...contentFiles(directory).map(([file, body]) => ({ path: file, body })),
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

/** Writes them as they were read, byte for byte. */
export function writeTreeFiles(directory: string, files: readonly TreeFile[]): void {
  const root = path.resolve(directory)
  for (const { path: file, body } of files) {
    const to = path.resolve(root, file)
    // A version may have come with a copy that somebody else has made.
    if (!to.startsWith(root + path.sep)) throw new Error(`${file} is no file of the content`)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, body, isPhotograph(file) ? 'base64' : 'utf8')
  }
}

/** What `readContent` needs of them. */
export function treeOf(files: readonly TreeFile[]): ContentTree {
  const notes = files.find((file) => file.path === NOTES_FILE)
  const translationNotes = files.find((file) => file.path === TRANSLATION_NOTES_FILE)
  return {
    sources: files
      .filter((file) => file.path.endsWith('.yaml'))
      .map((file) => [file.path, file.body]),
    notes: notes ? parseNotes(notes.body) : {},
    translationNotes: translationNotes ? parseTranslationNotes(translationNotes.body) : {},
    photos: new Map(
      files
        .filter((file) => isPhotograph(file.path))
        .map((file) => [file.path.slice(PHOTO_FOLDER.length + 1), photographDigest(file.body)]),
    ),
  }
}

export function isPhotograph(file: string): boolean {
  return file.startsWith(`${PHOTO_FOLDER}/`)
}
