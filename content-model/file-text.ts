import { yamlValue } from './editing/parse-yaml.ts'
import { writeYaml } from './editing/write-yaml.ts'
import {
  asFlatTexts,
  flatNotes,
  flatTexts,
  nestedNotes,
  nestedTexts,
} from './translation/flat-texts.ts'
import { asSideFile } from './translation/side-files.ts'
import {
  parseTranslationNotes,
  TRANSLATION_NOTES_FILE,
  translationNotesText,
} from './translation/translation-notes.ts'

/** Whether a file has translations, or the notes about them. It may be missing, as if it were empty. */
export function isOfTranslations(path: string): boolean {
  return path === TRANSLATION_NOTES_FILE || asSideFile(path) !== undefined
}

/** What a file says, in the form in which changes of two people are merged. Undefined when it is not readable. */
export function fileValue(path: string, text: string): unknown {
  if (path === TRANSLATION_NOTES_FILE) {
    return text === '' ? {} : flatNotes(parseTranslationNotes(text))
  }
  return asSideFile(path) ? flatTexts(yamlValue(text)) : yamlValue(text)
}

/** The text of a file with another value. */
export function fileText(path: string, text: string, value: unknown): string {
  if (path === TRANSLATION_NOTES_FILE) {
    const notes = JSON.stringify(nestedNotes(asFlatTexts(value)))
    return translationNotesText(parseTranslationNotes(notes))
  }
  if (!asSideFile(path)) return writeYaml(text, value)
  const isReadable = yamlValue(text) !== undefined
  return writeYaml(isReadable ? text : '', nestedTexts(asFlatTexts(value)))
}
