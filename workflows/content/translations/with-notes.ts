import { readKnownYaml } from '#content-model/known-yaml.ts'
import { completeNotes } from '#content-model/translation/complete-notes.ts'
import { asSideFile } from '#content-model/translation/side-files.ts'
import {
  parseTranslationNotes,
  TRANSLATION_NOTES_FILE,
  type TranslationNotes,
  translationNotesText,
} from '#content-model/translation/translation-notes.ts'
import type { TreeFile } from '#content-model/tree-files.ts'
import { withFiles } from '#workflows/content/drafts/own-text.ts'

/**
 * The files of the next version with a note for each translation, so that it is known to be out of date when
 * its English changes. Translations of a file that is gone go with it.
 */
export function withNotes(before: readonly TreeFile[], after: readonly TreeFile[]): TreeFile[] {
  const names = new Set(after.map(({ path }) => path))
  const files = after.filter(({ path }) => names.has(asSideFile(path)?.file ?? path))
  const notes = notesIn(files)
  const complete = completeNotes({ values: valuesOf(files), notes }, earlierNotes(before))
  if (complete === notes) return files
  return withFiles(files, [{ path: TRANSLATION_NOTES_FILE, body: translationNotesText(complete) }])
}

function earlierNotes(files: readonly TreeFile[]): TranslationNotes {
  return completeNotes({ values: valuesOf(files), notes: notesIn(files) })
}

function notesIn(files: readonly TreeFile[]): TranslationNotes {
  const file = files.find(({ path }) => path === TRANSLATION_NOTES_FILE)
  return file ? parseTranslationNotes(file.body) : {}
}

/** Of the translated files and their translations. */
function valuesOf(files: readonly TreeFile[]): Map<string, unknown> {
  const sides = files.filter(({ path }) => asSideFile(path)).map(({ path }) => path)
  const needed = new Set([...sides, ...sides.map((path) => asSideFile(path)?.file)])
  return new Map(
    files
      .filter(({ path }) => needed.has(path))
      .map(({ path, body }) => [path, readKnownYaml(path, body).value]),
  )
}
