import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { parseNotesFile } from '../mistake.ts'
import { TRANSLATION_NOTES_FILE } from '../schema/side-files.ts'

const noteSchema = v.object({
  /** The digest of the English text that was translated. */
  of: v.string(),
  /** The digest of the translation. One that was changed by hand since is new, and the note no longer holds. */
  is: v.string(),
  /** Somebody whose first language it is has read the translation. */
  read: v.optional(v.boolean(), false),
  /** Who has marked it so, and on which day. */
  by: v.optional(v.string()),
  on: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
})

const notesSchema = v.record(v.string(), v.record(v.string(), noteSchema))

export type TranslationNote = v.InferOutput<typeof noteSchema>

/** For each side file and each place in it, of which English text it is the translation, and whether it was read. */
export type TranslationNotes = v.InferOutput<typeof notesSchema>

export function parseTranslationNotes(text: string): TranslationNotes {
  const notes = PARSED.get(text) ?? parseNotesFile(TRANSLATION_NOTES_FILE, notesSchema, text)
  PARSED.set(text, notes)
  return notes
}

/** The editor reads them at every step, and they have thousands of lines. */
const PARSED = new LRUCache<string, TranslationNotes>({ max: 6 })

/** One note as text. */
export function parseNote(text: string | undefined): TranslationNote | undefined {
  return text === undefined ? undefined : v.parse(noteSchema, JSON.parse(text))
}

/** One line for each text, so that a comparison of two versions names what has changed. */
export function translationNotesText(notes: TranslationNotes): string {
  const files = Object.entries(notes).map(([file, places]) => {
    const lines = Object.entries(places).map(
      ([place, note]) => `  ${JSON.stringify(place)}: ${JSON.stringify(note)}`,
    )
    return `${JSON.stringify(file)}: {\n${lines.join(',\n')}\n}`
  })
  return `{\n${files.join(',\n')}\n}\n`
}

/** The note that still holds for a translation. */
export function noteFor(note: TranslationNote | undefined, translated: string) {
  return note?.is === textDigest(translated) ? note : undefined
}

/** Where a paragraph's lines end doesn't count. */
export function textDigest(text: string): string {
  const known = DIGESTS.get(text)
  if (known) return known
  const plain = text.replace(/\s+/g, ' ').trim()
  const digest = createHash('sha256').update(plain).digest('hex').slice(0, 12)
  DIGESTS.set(text, digest)
  return digest
}

/** Every text is compared with its notes several times, and again with each new version. */
const DIGESTS = new LRUCache<string, string>({ max: 10_000 })
