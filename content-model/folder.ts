import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from './changed-days.ts'

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
