import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { contentFiles } from '#content-model/load.ts'
import { completeNotes } from '#content-model/translation/complete-notes.ts'
import {
  readTranslationNotes,
  TRANSLATION_NOTES_FILE,
  translationNotesText,
} from '#content-model/translation/translation-notes.ts'

/** `npm run write:translation-notes`: notes of which English text each new or changed translation is. */
const DIRECTORY = 'content'
const notes = completeNotes({
  values: new Map(contentFiles(DIRECTORY).map(([file, text]) => [file, yamlValue(text)])),
  notes: readTranslationNotes(DIRECTORY),
})
writeFileSync(path.join(DIRECTORY, TRANSLATION_NOTES_FILE), translationNotesText(notes))
