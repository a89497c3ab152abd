import type { PlacedText } from './texts-of.ts'
import { type TranslationNote, textDigest } from './translation-notes.ts'

/** How a text stands in another language. `changed`: its English has changed since. */
export type TextState = 'missing' | 'unread' | 'changed' | 'read'

/** A translation as its file has it. */
export type SideText = { text: string; note: TranslationNote | undefined }

type Matched = {
  state: TextState
  translated: string | undefined
  /** The note that holds for the translation. */
  note: TranslationNote | undefined
  /** What the side file has at the text's own place. */
  own: SideText | undefined
}

/**
 * Finds the translation of each English text. One at its own place is taken unless it is known to belong to
 * another text: entries of a list move and go, and a page must never show one under another's picture.
 */
export function matchTexts(files: {
  /** The English texts of every file. */
  english: ReadonlyMap<string, readonly PlacedText[]>
  /** The translations of every file, by their places. */
  sides: ReadonlyMap<string, ReadonlyMap<string, SideText>>
}): (file: string, text: PlacedText) => Matched {
  const { english, sides } = files
  const current = new Set([...english.values()].flat().map(({ text }) => textDigest(text)))
  const byDigest = new Map(
    [...sides.values()]
      .flatMap((texts) => [...texts.values()])
      .flatMap(({ text, note }) => (note ? [[note.of, { text, note }] as const] : [])),
  )
  return (file, { keys, text }) => {
    const digest = textDigest(text)
    const own = sides.get(file)?.get(keys.join('.'))
    if (own && (own.note === undefined || own.note.of === digest)) return found(own, own)
    const same = byDigest.get(digest)
    if (same) return found(same, own)
    if (own?.note && !current.has(own.note.of)) {
      return { state: 'changed', translated: own.text, note: own.note, own }
    }
    return { state: 'missing', translated: undefined, note: undefined, own }
  }
}

function found({ text, note }: SideText, own: SideText | undefined): Matched {
  return { state: note?.read ? 'read' : 'unread', translated: text, note, own }
}
