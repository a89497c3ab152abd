import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import {
  entriesOf,
  isBranch,
  type Place,
  type Translation,
  type Tree,
} from '#content-model/changes/tree.ts'
import { valuesIn } from '#content-model/links.ts'
import { parseNotesFile } from '#content-model/mistake.ts'
import {
  fileSchema,
  innerSchema,
  isMadeFrom,
  type Schema,
  unwrapped,
} from '#content-model/schema/schema-at.ts'
import { TRANSLATION_NOTES_FILE } from '#content-model/schema/side-files.ts'
import { text } from '#content-model/schema/values.ts'

const noteSchema = v.object({
  /** The digest of the English text that was translated. */
  of: v.string(),
  /** The digest of the translation. One that was changed by hand since is new, and the note no longer holds. */
  is: v.string(),
  read: v.optional(v.boolean(), false),
  by: v.optional(v.string()),
  on: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))),
})

const notesSchema = v.record(v.string(), v.record(v.string(), noteSchema))

export type TranslationNotes = v.InferOutput<typeof notesSchema>

export function parseTranslationNotes(text: string): TranslationNotes {
  return parseNotesFile(TRANSLATION_NOTES_FILE, notesSchema, text)
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

export function englishTexts(file: string, tree: Tree | undefined): readonly PlacedText[] {
  const schema = fileSchema(file)
  if (!schema || !isBranch(tree)) return []
  const texts = TEXTS.get(tree) ?? [...textsOf(schema, tree)]
  TEXTS.set(tree, texts)
  return texts
}

/** Each language asks for them. */
const TEXTS = new WeakMap<object, readonly PlacedText[]>()

export function translationsIn(side: Tree | undefined): ReadonlyMap<string, Translation> {
  const entries = Object.entries(isBranch(side) ? side : {})
  return new Map(
    entries.flatMap(([place, found]) => (Array.isArray(found) ? [[place, found[0]] as const] : [])),
  )
}

/** A text without a note that holds is as `known` has it, or translates the English of now, unread. */
export function withEnglish(
  side: unknown,
  from: {
    texts: readonly PlacedText[]
    notes: TranslationNotes[string]
    known: ReadonlyMap<string, Translation>
  },
): Tree {
  const english = new Map(from.texts.map((each) => [each.at, each]))
  return Object.fromEntries(
    valuesIn(side).map(({ keys, value: text }): [string, [Translation]] => {
      const at = keys.join('.')
      const there = english.get(at)
      const place = there?.place ?? at
      const { is, read, ...note } = from.notes[at] ?? {}
      const known = from.known.get(place)
      if (is === textDigest(text)) return [place, [{ text, ...note, ...(read && { read }) }]]
      if (known?.text === text) return [place, [known]]
      return [place, [{ text, ...(there && { of: textDigest(there.text) }) }]]
    }),
  )
}

/** The translation of an entry that is gone is left out. */
export function atTheirKeys(
  side: Tree | undefined,
  texts: readonly PlacedText[],
): Map<string, Translation> {
  const found = translationsIn(side)
  const places = new Set(texts.map(({ place }) => place))
  const named = texts.map(({ at, place }) => [at, found.get(place)] as const)
  const others = [...found].filter(([place]) => !places.has(place) && !place.includes('/'))
  return new Map([...named, ...others].flatMap(([at, each]) => (each ? [[at, each] as const] : [])))
}

export function notesOf(
  side: Tree | undefined,
  texts: readonly PlacedText[],
): TranslationNotes[string] {
  return Object.fromEntries(
    [...atTheirKeys(side, texts)].flatMap(([at, { text, of, read = false, ...who }]) =>
      of === undefined ? [] : [[at, { of, is: textDigest(text), read, ...who }]],
    ),
  )
}

export function nestedTexts(texts: readonly (readonly [place: string, text: string])[]): unknown {
  return nested(texts.map(([place, text]) => ({ keys: place.split('.'), text })))
}

function nested(texts: readonly { keys: readonly string[]; text: string }[]): unknown {
  const [first] = texts
  if (first?.keys.length === 0) return first.text
  const inner = Map.groupBy(texts, ({ keys }) => keys[0] ?? '')
  const values = [...inner].map(
    ([key, all]) =>
      [key, nested(all.map(({ keys, text }) => ({ keys: keys.slice(1), text })))] as const,
  )
  const isList = values.length > 0 && values.every(([key]) => /^\d{1,3}$/.test(key))
  if (!isList) return Object.fromEntries(values)
  // What is not translated leaves a gap.
  const gap = values.some(([, value]) => typeof value === 'object') ? {} : null
  const length = Math.max(...values.map(([key]) => Number(key))) + 1
  const at = new Map(values)
  return Array.from({ length }, (_, index) => at.get(String(index)) ?? gap)
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

/** Every text is compared with its English several times, and again with each new version. */
const DIGESTS = new LRUCache<string, string>({ max: 10_000 })

export type Keys = readonly (string | number)[]

export type PlacedText = {
  keys: Keys
  /** The keys in one: `funds.0.label`. */
  at: string
  /** By names and ids: what it is known by wherever its entries move to. */
  place: string
  text: string
  schema: Schema
}

/** The texts come in the order of the file. */
export function* textsOf(
  schema: Schema,
  tree: Tree | undefined,
  keys: Keys = [],
  place: Place = [],
): Generator<PlacedText> {
  const { schema: plain } = unwrapped(schema)
  if (typeof tree === 'string' && isMadeFrom(plain, text.schema))
    yield { keys, at: keys.join('.'), place: place.join('/'), text: tree, schema: plain }
  if (!isBranch(tree)) return
  const entries = entriesOf(tree)?.map(({ id, value }, index) => [index, id, value] as const)
  const inside = entries ?? Object.entries(tree).map(([key, value]) => [key, key, value] as const)
  for (const [key, name, value] of inside) {
    const inner = innerSchema(plain, tree, String(key))
    if (inner) yield* textsOf(inner, value, [...keys, key], [...place, name])
  }
}
