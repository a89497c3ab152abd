import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parseNotesFile } from './mistake.ts'

const notesSchema = v.record(v.string(), v.object({ day: v.string(), digest: v.string() }))

export type ChangeNotes = v.InferOutput<typeof notesSchema>

export type SourceFile = [file: string, text: string]

export const NOTES_FILE = 'changed.json'

/** A file that has changed since its day was noted has none: search engines must not be told a wrong day. */
export function changedDays(
  notes: ChangeNotes,
  sources: readonly SourceFile[],
): Record<string, string | undefined> {
  const noted = Object.entries(noteChanges(notes, sources, ''))
  return Object.fromEntries(noted.map(([file, { day }]) => [file, day || undefined]))
}

export function noteChanges(notes: ChangeNotes, sources: readonly SourceFile[], today: string) {
  return Object.fromEntries(
    sources.map(([file, text]) => {
      const digest = digestOf(text)
      const note = notes[file]
      return [file, { day: note?.digest === digest ? note.day : today, digest }]
    }),
  )
}

export function readNotes(directory: string): ChangeNotes {
  const file = path.join(directory, NOTES_FILE)
  return existsSync(file) ? parseNotes(readFileSync(file, 'utf8')) : {}
}

export function parseNotes(text: string): ChangeNotes {
  return parseNotesFile(NOTES_FILE, notesSchema, text)
}

export function notesText(notes: ChangeNotes): string {
  return `${JSON.stringify(notes, null, 2)}\n`
}

/** Line ends don't count: Git may change them. */
function digestOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)
}
