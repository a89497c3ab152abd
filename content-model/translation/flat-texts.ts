import { isRecordValue } from '#content-model/editing/form-of.ts'
import { valuesIn } from '#content-model/values-in.ts'
import type { TranslationNotes } from './translation-notes.ts'

/**
 * Texts by their places, "blocks.2.heading". A side file is changed and merged like this: its lists have
 * gaps, so that an entry is known by its place alone.
 */
export type FlatTexts = Readonly<Record<string, string>>

/** The texts of a side file by their places. */
export function flatTexts(value: unknown): FlatTexts {
  return Object.fromEntries(
    [...valuesIn(value)].map(({ keys, value: text }) => [keys.join('.'), text]),
  )
}

/** The value of a side file with these texts. */
export function nestedTexts(texts: FlatTexts): unknown {
  return nested(Object.entries(texts).map(([place, text]) => ({ keys: place.split('.'), text })))
}

function nested(texts: readonly { keys: readonly string[]; text: string }[]): unknown {
  const [first] = texts
  if (first?.keys.length === 0) return first.text
  const inner = Map.groupBy(texts, ({ keys }) => keys[0] ?? '')
  const values = new Map(
    [...inner].map(([key, all]) => [
      key,
      nested(all.map(({ keys, text }) => ({ keys: keys.slice(1), text }))),
    ]),
  )
  return isListOf([...values.keys()]) ? listOf(values) : Object.fromEntries(values)
}

function isListOf(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => /^\d{1,3}$/.test(key))
}

/** What is not translated leaves a gap. */
function listOf(values: ReadonlyMap<string, unknown>): unknown[] {
  const gap = [...values.values()].some((value) => typeof value === 'object') ? {} : null
  const length = Math.max(...[...values.keys()].map(Number)) + 1
  return Array.from({ length }, (_, index) => values.get(String(index)) ?? gap)
}

/** Notes by side file and place. Each is one value: of two people's, one holds as a whole. */
export function flatNotes(notes: TranslationNotes): FlatTexts {
  return Object.fromEntries(
    Object.entries(notes).flatMap(([file, places]) =>
      Object.entries(places).map(([place, note]) => [noteKey(file, place), JSON.stringify(note)]),
    ),
  )
}

export function noteKey(file: string, place: string): string {
  return `${file} ${place}`
}

/** The notes in the form of their file. */
export function nestedNotes(flat: FlatTexts): Record<string, Record<string, unknown>> {
  const keys = Object.entries(flat).map(([key, note]) => ({ key: key.split(' '), note }))
  const files = Map.groupBy(keys, ({ key: [file = ''] }) => file)
  return Object.fromEntries(
    [...files].map(([file, places]) => [
      file,
      Object.fromEntries(places.map(({ key: [, place = ''], note }) => [place, JSON.parse(note)])),
    ]),
  )
}

/** A value of whose texts nothing is known yet. */
export function asFlatTexts(value: unknown): FlatTexts {
  const entries = Object.entries(isRecordValue(value) ? value : {})
  return Object.fromEntries(
    entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : [])),
  )
}
