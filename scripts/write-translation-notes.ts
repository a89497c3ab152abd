import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { yamlValue } from '#content-model/parse-yaml.ts'
import { TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { completeNotes } from '#content-model/translation/complete-notes.ts'
import { translationNotesText } from '#content-model/translation/translation-notes.ts'
import { isYaml, outside, readTreeFiles, treeOf } from '#content-model/tree-files.ts'

/** `npm run write:translation-notes`: notes of which English text each new or changed translation is. */
const DIRECTORY = 'content'
const files = readTreeFiles(DIRECTORY)
const notes = completeNotes({
  values: new Map(files.filter(isYaml).map((file) => [file.path, yamlValue(outside(file))])),
  notes: treeOf(files).translationNotes,
})
writeFileSync(path.join(DIRECTORY, TRANSLATION_NOTES_FILE), translationNotesText(notes))
