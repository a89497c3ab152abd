import type { Translation } from '#content-model/changes/tree.ts'
import { isMadeFrom } from '#content-model/schema/schema-at.ts'
import { markdown } from '#content-model/schema/values.ts'
import { type TranslatedText, translationFaults } from './translate-content.ts'
import { textDigest } from './translations.ts'

export type TypedTranslation = {
  /** By the places of the texts. One that is empty goes away. */
  texts: ReadonlyMap<string, string>
  /** Somebody whose first language it is has read them. */
  isRead: boolean
  /** The places of those that still fit, though their English has changed. */
  fitting: ReadonlySet<string>
}

/** What becomes of the translation of a text. Undefined: it goes. */
type TextChange = [text: TranslatedText, translation: Translation | undefined]

export function textChanges(form: {
  all: readonly TranslatedText[]
  shown: readonly TranslatedText[]
  typed: TypedTranslation
  reader: { by: string; on: string }
}): TextChange[] {
  const { all, shown, typed, reader } = form
  const read = { read: true, ...reader }
  const wasRead = isRead(shown)
  const changes = shown.flatMap((text): TextChange[] => {
    const { english, written, state, note } = text
    const typedNow = typedText(text, typed)
    const of = textDigest(english)
    if (typedNow === '') return written === undefined ? [] : [[text, undefined]]
    // A tick that was set before is not about words that are new.
    const isNewlyRead = typed.isRead && !wasRead
    if (typedNow !== written || (isNewlyRead && state !== 'read')) {
      return [[text, { text: typedNow, of, ...(isNewlyRead && read) }]]
    }
    if (!typed.isRead && wasRead) return [[text, { text: typedNow, of: note?.of ?? of }]]
    const isFitting = state === 'changed' && typed.fitting.has(text.at)
    return isFitting ? [[text, { ...note, text: typedNow, of }]] : []
  })
  const changed = new Set(changes.map(([text]) => text))
  const moved = changes.flatMap(([text]) => movedFrom(text, all))
  return [...moved.filter(([text]) => !changed.has(text)), ...changes]
}

export function isRead(texts: readonly Pick<TranslatedText, 'state'>[]): boolean {
  return texts.every(({ state }) => state === 'read')
}

/** The translation of another text that stood at the place goes to where its text is now. */
function movedFrom({ own }: TranslatedText, all: readonly TranslatedText[]): TextChange[] {
  if (own?.of === undefined) return []
  const of = all.find(
    (each) =>
      textDigest(each.english) === own.of &&
      each.written === own.text.trim() &&
      each.own?.text !== own.text,
  )
  return of ? [[of, own]] : []
}

export function typedFaults(
  shown: readonly TranslatedText[],
  typed: TypedTranslation,
  isAddress: (to: string) => boolean,
): Map<string, string> {
  return new Map(
    shown.flatMap((text) => {
      const { at, english, schema } = text
      const translated = typedText(text, typed)
      const [fault] =
        translated === '' ? [] : translationFaults({ text: english, schema }, translated, isAddress)
      return fault ? [[at, fault] as const] : []
    }),
  )
}

/** Only where visitors see lines does a line end stay. */
function typedText({ at, english, schema }: TranslatedText, { texts }: TypedTranslation): string {
  const text = texts.get(at) ?? ''
  if (isMadeFrom(schema, markdown.schema) || english.includes('\n')) return text
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join(' ')
}
