import { isDeepStrictEqual } from 'node:util'
import { fileSchema } from '#content-model/schema/schema-at.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { flatTexts } from './flat-texts.ts'
import { textsOf } from './texts-of.ts'
import {
  noteFor,
  type TranslationNote,
  type TranslationNotes,
  textDigest,
} from './translation-notes.ts'

type Files = {
  /** The value of each file of the content, by its name. */
  values: ReadonlyMap<string, unknown>
  notes: TranslationNotes
}

/**
 * The notes with one for each translation that has none, because it is new or was changed by hand: it is the
 * translation of the text at its place. Those of translations that are gone go. `before` are the notes of
 * an earlier version: where nobody has touched a translation, it is still that of the English text of then.
 */
export function completeNotes(
  { values, notes }: Files,
  before: TranslationNotes = {},
): TranslationNotes {
  const complete: TranslationNotes = {}
  for (const side of inOrder(values, notes)) {
    const places = completePlaces(side, { values, notes, before })
    if (Object.keys(places).length > 0) complete[side] = places
  }
  return isDeepStrictEqual(complete, notes) ? notes : complete
}

/** As they are noted already, then the new ones: a comparison of two versions shows what is new. */
function inOrder(values: Files['values'], notes: TranslationNotes): string[] {
  const sides = [...values.keys()].filter((file) => asSideFile(file))
  return [...new Set([...Object.keys(notes), ...sides])].filter((file) => sides.includes(file))
}

type Completing = Files & { before: TranslationNotes }

function completePlaces(side: string, { values, notes, before }: Completing) {
  const texts = flatTexts(values.get(side))
  const english = englishDigests(side, values)
  const known = notes[side] ?? {}
  const places = [...new Set([...Object.keys(known), ...Object.keys(texts)])]
  return Object.fromEntries(
    places.flatMap((place): [string, TranslationNote][] => {
      const text = texts[place]
      if (text === undefined) return []
      const of = english.get(place)
      const note =
        noteFor(known[place], text) ??
        noteFor(before[side]?.[place], text) ??
        (of && { of, is: textDigest(text), read: false })
      return note ? [[place, note]] : []
    }),
  )
}

function englishDigests(side: string, values: Files['values']): Map<string, string> {
  const file = asSideFile(side)?.file ?? ''
  const schema = fileSchema(file)
  const texts = schema ? [...textsOf(schema, values.get(file))] : []
  return new Map(texts.map(({ keys, text }) => [keys.join('.'), textDigest(text)]))
}
