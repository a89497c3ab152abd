import type { Translation, Tree } from '#content-model/changes/tree.ts'
import { changedAt } from '#content-model/editing/changed-at.ts'
import type { Mistake } from '#content-model/mistake.ts'
import { asSideFile, sideFile } from '#content-model/schema/side-files.ts'
import type { YamlFile } from '#content-model/yaml-file.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { translationFaults } from './check-text.ts'
import type { PlacedText } from './texts-of.ts'
import { englishTexts, textDigest, translationsIn } from './translations.ts'

/** How a text stands in another language. `changed`: its English has changed since. */
export type TextState = 'missing' | 'unread' | 'changed' | 'read'

/** A text of the church with its translation. */
export type TranslatedText = Pick<PlacedText, 'keys' | 'place' | 'schema'> & {
  file: string
  english: string
  /** Undefined for one with a fault: visitors read English. */
  translated: string | undefined
  state: TextState
  /** The translation as it is written, and what is wrong with it. */
  written: string | undefined
  faults: readonly string[]
  /** What is known of it. */
  note: Translation | undefined
  /** What the side file has at this place, which may be the translation of another text. */
  own: Translation | undefined
}

export type TranslatedFiles = {
  /** The value of each file, with this language's texts in all parts that are translated whole. */
  values: ReadonlyMap<string, unknown>
  /** The other parts, which stay English: "pages.ewg.blocks.3". */
  englishParts: ReadonlySet<string>
  texts: TranslatedText[]
  mistakes: Mistake[]
}

export type StoredFile = YamlFile & { tree: Tree }

type Given = {
  language: TranslatedLanguage
  /** Every YAML file of the content, side files too. */
  files: ReadonlyMap<string, StoredFile>
  isAddress: (to: string) => boolean
}

/** The content's files in another language. A translation with a fault is a mistake, and its part stays English. */
export function translateContent(given: Given): TranslatedFiles {
  const { language, files } = given
  const english = new Map(
    [...files.values()]
      .filter(({ file }) => !asSideFile(file))
      .map(({ file, tree }) => [file, englishTexts(file, tree)]),
  )
  const match = matchTexts(given, english)
  const read = [...english].flatMap(([file, placed]) =>
    placed.map((text) => readText(file, text, { ...given, ...match(file, text) })),
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

/**
 * Finds the translation of each English text. One at its own place is taken unless it is known to belong to
 * another text: a page must never show one under another's picture. The same English elsewhere has the same one.
 */
function matchTexts(
  { language, files }: Given,
  english: ReadonlyMap<string, readonly PlacedText[]>,
) {
  const sides = new Map(
    [...english.keys()].map((file) => [
      file,
      translationsIn(files.get(sideFile(file, language))?.tree),
    ]),
  )
  const current = new Set([...english.values()].flat().map(({ text }) => textDigest(text)))
  const byEnglish = new Map(
    [...sides.values()].flatMap((texts) => [...texts.values()]).map((each) => [each.of, each]),
  )
  return (file: string, { place, text }: PlacedText) => {
    const digest = textDigest(text)
    const own = sides.get(file)?.get(place)
    const isOwn = own && (own.of === undefined || own.of === digest)
    const found = isOwn ? own : byEnglish.get(digest)
    if (found) return { own, found, state: found.read ? ('read' as const) : ('unread' as const) }
    if (own?.of && !current.has(own.of)) return { own, found: own, state: 'changed' as const }
    return { own, found: undefined, state: 'missing' as const }
  }
}

function sideMistakes(
  { file, unreadable }: YamlFile,
  english: ReadonlyMap<string, unknown>,
): Mistake[] {
  const of = asSideFile(file)?.file
  if (of !== undefined && english.has(of)) return unreadable
  return [{ file, line: 1, column: 1, place: '', rule: `belongs to ${of}, which is not there` }]
}

function readText(
  file: string,
  english: PlacedText,
  reading: Given & ReturnType<ReturnType<typeof matchTexts>>,
) {
  const { language, files, isAddress, own, found, state } = reading
  const { keys, place, schema } = english
  const translated = found?.text.trim()
  const faults =
    translated === undefined ? [] : translationFaults({ english, translated, isAddress })
  const isSound = faults.length === 0
  const text: TranslatedText = {
    ...{ file, keys, place, schema, english: english.text },
    translated: isSound ? translated : undefined,
    state: isSound ? state : 'missing',
    written: translated,
    faults,
    note: found,
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
  files: Given['files'],
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
