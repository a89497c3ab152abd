import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readNotes, type SourceFile } from './changed-days.ts'
import { orMistakes } from './mistake.ts'
import { photographDigest } from './photographs.ts'
import { type LoadedContent, readContent } from './read-content.ts'
import { readTranslationNotes } from './translation/translation-notes.ts'

/** Reads and checks the content of a folder. */
export function loadContent(directory: string): LoadedContent {
  const photos = readPhotographs(directory).map(
    ({ name, bytes }) => [name, photographDigest(bytes.toString('base64'))] as const,
  )
  return orMistakes(() =>
    readContent({
      sources: contentFiles(directory),
      notes: readNotes(directory),
      translationNotes: readTranslationNotes(directory),
      photos: new Map(photos),
    }),
  )
}

/** Every file of the folder with its text. */
export function contentFiles(directory: string): SourceFile[] {
  return globSync('**/*.yaml', { cwd: directory })
    .map(
      (file): SourceFile => [
        file.replaceAll(path.sep, '/'),
        readFileSync(path.join(directory, file), 'utf8'),
      ],
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

export const PHOTO_FOLDER = 'photos'

/** Every photograph of the folder. */
export function readPhotographs(directory: string): { name: string; bytes: Buffer }[] {
  const folder = path.join(directory, PHOTO_FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => PHOTOGRAPH.test(name))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
}

const PHOTOGRAPH = /^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/
