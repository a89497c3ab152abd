import { isMadeFrom } from '#content-model/schema/schema-kinds.ts'
import { markdown } from '#content-model/schema/values.ts'
import { translationFaults } from './check-text.ts'
import type { Keys } from './texts-of.ts'
import type { TranslatedText } from './translate-content.ts'
import { type TranslationNote, textDigest } from './translation-notes.ts'

/** What somebody has typed into the form of some texts. */
export type TypedTranslation = {
  /** By the places of the texts. One that is empty goes away. */
  texts: ReadonlyMap<string, string>
  /** Somebody whose first language it is has read them. */
  isRead: boolean
  /** The places of those that still fit, though their English has changed. */
  fitting: ReadonlySet<string>
}

/** What becomes of a translation and its note. Undefined: it goes. */
export type TextChange = {
  file: string
  place: string
  text: string | undefined
  note: TranslationNote | undefined
}

type Typing = {
  /** Every text of the language, and those of the form. */
  all: readonly TranslatedText[]
  shown: readonly TranslatedText[]
  typed: TypedTranslation
  /** Who marks them as read, and on which day. */
  reader: { by: string; on: string }
}

/** What the form changes. */
export function textChanges({ all, shown, typed, reader }: Typing): TextChange[] {
  const wasRead = isRead(shown)
  const changes = shown.flatMap((text) => changeOf(text, { typed, reader, wasRead }))
  const places = new Set(changes.map(({ file, place }) => `${file} ${place}`))
  const moved = changes.flatMap((change) => movedFrom(change, all))
  return [...moved.filter(({ file, place }) => !places.has(`${file} ${place}`)), ...changes]
}

/** Whether all texts of a form were read. Then its tick is set. */
export function isRead(texts: readonly Pick<TranslatedText, 'state'>[]): boolean {
  return texts.every(({ state }) => state === 'read')
}

type Marks = Pick<Typing, 'typed' | 'reader'> & { wasRead: boolean }

function changeOf(text: TranslatedText, { typed, reader, wasRead }: Marks): TextChange[] {
  const { file, keys, english, written } = text
  const place = placeOf(keys)
  const fresh = typedText(text, typed)
  const read = { read: true, ...reader }
  const change = (note: Partial<TranslationNote>): TextChange[] => [
    {
      file,
      place,
      text: fresh,
      note: { of: textDigest(english), is: textDigest(fresh), read: false, ...note },
    },
  ]
  if (fresh === '') {
    return written === undefined ? [] : [{ file, place, text: undefined, note: undefined }]
  }
  // A tick that was set before is not about words that are new.
  if (fresh !== written) return change(typed.isRead && !wasRead ? read : {})
  if (typed.isRead && !wasRead && text.state !== 'read') return change(read)
  if (!typed.isRead && wasRead) return change({ of: text.note?.of ?? textDigest(english) })
  if (text.state === 'changed' && typed.fitting.has(place)) {
    const { read: wasIt = false, by, on } = text.note ?? {}
    return change(wasIt ? { read: wasIt, ...(by && on && { by, on }) } : {})
  }
  return []
}

/** The translation of another text that stood at the place goes to where its text is now. */
function movedFrom({ file, place }: TextChange, all: readonly TranslatedText[]): TextChange[] {
  const own = all.find((text) => text.file === file && placeOf(text.keys) === place)?.own
  const { note, text } = own ?? {}
  if (!note || text === undefined) return []
  const of = all.find(
    (each) =>
      textDigest(each.english) === note.of && each.written === text && each.own?.text !== text,
  )
  return of ? [{ file: of.file, place: placeOf(of.keys), text, note }] : []
}

type Checking = Pick<Typing, 'shown' | 'typed'> & { isAddress: (to: string) => boolean }

/** What is wrong with what was typed, by the places of the texts: the first fault of each. */
export function typedFaults({ shown, typed, isAddress }: Checking): Map<string, string> {
  return new Map(
    shown.flatMap(({ keys, english, schema }) => {
      const translated = typedText({ keys, english, schema }, typed)
      const placed = { keys, text: english, schema }
      const [fault] =
        translated === '' ? [] : translationFaults({ english: placed, translated, isAddress })
      return fault ? [[placeOf(keys), fault] as const] : []
    }),
  )
}

/** Only where visitors see lines does a line end stay. */
function typedText(
  { keys, english, schema }: Pick<TranslatedText, 'keys' | 'english' | 'schema'>,
  { texts }: TypedTranslation,
): string {
  const text = texts.get(placeOf(keys)) ?? ''
  const hasLines = isMadeFrom(schema, markdown.schema) || english.includes('\n')
  return hasLines ? text : inOneLine(text)
}

function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}

export function placeOf(keys: Keys): string {
  return keys.join('.')
}
