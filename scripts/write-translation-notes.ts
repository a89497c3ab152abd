import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadContent } from '#content-model/load.ts'
import { sideFile } from '#content-model/translation/side-files.ts'
import {
  noteFor,
  readTranslationNotes,
  TRANSLATION_NOTES_FILE,
  type TranslationNote,
  type TranslationNotes,
  textDigest,
  translationNotesText,
} from '#content-model/translation/translation-notes.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'

/** `npm run write:translation-notes`: notes of which English text each new or changed translation is. */
const DIRECTORY = 'content'
const loaded = loadContent(DIRECTORY)
if (!loaded.ok) throw new Error('The content has mistakes: see npm run check:content')
const before = readTranslationNotes(DIRECTORY)
const notes: TranslationNotes = {}
for (const language of TRANSLATED_LANGUAGES) {
  for (const { file, keys, english, own } of loaded.translation(language).texts) {
    if (own === undefined) continue
    const [side, place] = [sideFile(file, language), keys.join('.')]
    const note: TranslationNote = noteFor(before[side]?.[place], own) ?? {
      of: textDigest(english),
      is: textDigest(own),
      read: false,
    }
    notes[side] = { ...notes[side], [place]: note }
  }
}
writeFileSync(path.join(DIRECTORY, TRANSLATION_NOTES_FILE), translationNotesText(notes))
