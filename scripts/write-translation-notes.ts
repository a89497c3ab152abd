import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { readTreeFiles, translationNotesOf } from '#content-model/tree-files.ts'

/** `npm run write:translation-notes`: notes of which English text each new or changed translation is. */
const DIRECTORY = 'content'
const notes = translationNotesOf(readTreeFiles(DIRECTORY))
writeFileSync(path.join(DIRECTORY, TRANSLATION_NOTES_FILE), notes ?? '{}\n')
