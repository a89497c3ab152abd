import { changedAt } from '#content-model/editing/changed-at.ts'
import type { Mistake } from '#content-model/mistake.ts'
import { fileSchema } from '#content-model/schema/schema-at.ts'
import type { Schema } from '#content-model/schema/schema-kinds.ts'
import { asSideFile, sideFile } from '#content-model/schema/side-files.ts'
import { valuesIn } from '#content-model/values-in.ts'
import type { YamlFile } from '#content-model/yaml-file.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { translationFaults } from './check-text.ts'
import { matchTexts, type SideText, type TextState } from './match-texts.ts'
import { type Keys, type PlacedText, textsOf } from './texts-of.ts'
import { noteFor, type TranslationNote, type TranslationNotes } from './translation-notes.ts'

/** A text of the church with its translation. */
export type TranslatedText = {
  file: string
  keys: Keys
  english: string
  /** The schema of the text, which its translation has to fit too. */
  schema: Schema
  /** Undefined for one with a fault: visitors read English. */
  translated: string | undefined
  state: TextState
  /** The translation as it is written, and what is wrong with it. */
  written: string | undefined
  faults: readonly string[]
  /** The note that holds for it. */
  note: TranslationNote | undefined
  /** What the side file has at this place, which may be the translation of another text. */
  own: SideText | undefined
}

export type TranslatedFiles = {
  /** The value of each file, with this language's texts in all parts that are translated whole. */
  values: ReadonlyMap<string, unknown>
  /** The other parts, which stay English: "pages.ewg.blocks.3". */
  englishParts: ReadonlySet<string>
  texts: TranslatedText[]
  mistakes: Mistake[]
}

type Given = {
  language: TranslatedLanguage
  /** Every YAML file of the content, side files too. */
  files: ReadonlyMap<string, YamlFile>
  notes: TranslationNotes
  isAddress: (to: string) => boolean
}

/** The content's files in another language. A translation with a fault is a mistake, and its part stays English. */
export function translateContent(given: Given): TranslatedFiles {
  const { language, files } = given
  const english = englishTexts(files)
  const sides = new Map([...english.keys()].map((file) => [file, sideTexts(file, given)]))
  const match = matchTexts({ english, sides })
  const read = [...english].flatMap(([file, placed]) =>
    placed.map((text) => readText(file, text, { ...given, match })),
  )
  const ownSides = [...files.values()].filter(({ file }) => asSideFile(file)?.language === language)
  const texts = read.map(({ text }) => text)
  return {
    ...overlay(files, texts),
    texts,
    mistakes: [
      ...ownSides.flatMap((side) => sideMistakes(side, english)),
      ...read.flatMap(({ mistakes }) => mistakes),
    ],
  }
}

function englishTexts(files: ReadonlyMap<string, YamlFile>): Map<string, PlacedText[]> {
  const texts = new Map<string, PlacedText[]>()
  for (const [file, { value }] of files) {
    const schema = asSideFile(file) ? undefined : fileSchema(file)
    if (schema) texts.set(file, [...textsOf(schema, value)])
  }
  return texts
}

function sideTexts(file: string, { language, files, notes }: Given): Map<string, SideText> {
  const name = sideFile(file, language)
  const places = notes[name] ?? {}
  return new Map(
    [...valuesIn(files.get(name)?.value)].map(({ keys, value }) => {
      const place = keys.join('.')
      return [place, { text: value.trim(), note: noteFor(places[place], value) }]
    }),
  )
}

function sideMistakes(
  { file, unreadable }: YamlFile,
  english: ReadonlyMap<string, unknown>,
): Mistake[] {
  const of = asSideFile(file)?.file
  if (of !== undefined && english.has(of)) return unreadable
  return [{ file, line: 1, column: 1, place: '', rule: `belongs to ${of}, which is not there` }]
}

type Reading = Given & { match: ReturnType<typeof matchTexts> }

function readText(file: string, english: PlacedText, reading: Reading) {
  const { language, files, isAddress, match } = reading
  const { keys, schema } = english
  const { state, translated, note, own } = match(file, english)
  const faults =
    translated === undefined ? [] : translationFaults({ english, translated, isAddress })
  const text: TranslatedText = {
    file,
    keys,
    english: english.text,
    schema,
    translated: faults.length === 0 ? translated : undefined,
    state: faults.length === 0 ? state : 'missing',
    written: translated,
    faults,
    note,
    own,
  }
  const name = sideFile(file, language)
  const mistakes = faults.map((rule): Mistake => {
    const position = files.get(name)?.find(keys) ?? { line: 1, column: 1 }
    return { file: name, ...position, place: keys.join('.'), rule }
  })
  return { text, mistakes }
}

function overlay(
  files: ReadonlyMap<string, YamlFile>,
  texts: readonly TranslatedText[],
): Pick<TranslatedFiles, 'values' | 'englishParts'> {
  const englishParts = new Set(
    texts.filter(({ translated }) => translated === undefined).map(partOf),
  )
  const values = new Map<string, unknown>()
  for (const [file, { value }] of files) if (!asSideFile(file)) values.set(file, value)
  for (const text of texts) {
    if (englishParts.has(partOf(text))) continue
    const { file, keys, translated } = text
    values.set(
      file,
      changedAt(values.get(file), keys.map(String), () => translated),
    )
  }
  return { values, englishParts }
}

/**
 * The part of the content that a text belongs to: a block of a page, an entry of a menu, a date. Visitors
 * read a part in one language: where one text of it is missing, the part stays English and is marked so.
 */
function partOf({ file, keys }: TranslatedText): string {
  const group = keys[0] === 'programmes' ? 3 : 1
  const length = typeof keys[group] === 'number' ? group + 1 : group
  return [...file.replace(/\.yaml$/, '').split('/'), ...keys.slice(0, length)].join('.')
}
