import * as v from 'valibot'
import { applyChanges, valueAt } from '#content-model/changes/changes.ts'
import { placeOf, type Translation, type Tree, withoutIds } from '#content-model/changes/tree.ts'
import type { Mistake } from '#content-model/mistake.ts'
import { asSideFile, sideFile } from '#content-model/schema/side-files.ts'
import { linksInMarkdown } from '#content-model/schema/values.ts'
import type { YamlFile } from '#content-model/yaml-file.ts'
import { LANGUAGE_NAMES, type TranslatedLanguage } from '#domain/language.ts'
import { englishTexts, type PlacedText, textDigest, translationsIn } from './translations.ts'

/** How a text stands in another language. `changed`: its English has changed since. */
export type TextState = 'missing' | 'unread' | 'changed' | 'read'

export type TranslatedText = Pick<PlacedText, 'keys' | 'at' | 'place' | 'schema'> & {
  file: string
  english: string
  /** Undefined for one with a fault: visitors read English. */
  translated: string | undefined
  state: TextState
  /** The translation as it is written, and what is wrong with it. */
  written: string | undefined
  faults: readonly string[]
  note: Translation | undefined
  /** What the side file has at this place, which may be the translation of another text. */
  own: Translation | undefined
}

export type TranslatedFiles = {
  /** The value of each file, with this language's texts in all parts that are translated whole. */
  values: ReadonlyMap<string, unknown>
  /** The other parts, which stay English: "pages.ewg.blocks.3". */
  englishParts: ReadonlySet<string>
  /** What has texts that no native reader has read: "church", "pages.ewg", "conferences.programmes.ewgregister". */
  unread: ReadonlySet<string>
  texts: TranslatedText[]
  mistakes: Mistake[]
}

export type StoredFile = YamlFile & { tree: Tree }

type TextSources = {
  language: TranslatedLanguage
  /** Every YAML file of the content, side files too. */
  files: ReadonlyMap<string, StoredFile>
  isAddress: (to: string) => boolean
}

/** The content's files in another language. A translation with a fault is a mistake, and its part stays English. */
export function translateContent(given: TextSources): TranslatedFiles {
  const { language, files, isAddress } = given
  const english = new Map(
    [...files.values()]
      .filter(({ file }) => !asSideFile(file))
      .map(({ file, tree }) => [file, englishTexts(file, tree)]),
  )
  const match = matchTexts(given, english)
  const texts = [...english].flatMap(([file, all]) =>
    all.map((placed): TranslatedText => {
      const { keys, at, place, schema, text } = placed
      const { own, found, state } = match(file, placed)
      const written = found?.text.trim()
      const faults = written === undefined ? [] : translationFaults(placed, written, isAddress)
      const isSound = faults.length === 0
      return {
        ...{ file, keys, at, place, schema, english: text, written, faults, note: found, own },
        translated: isSound ? written : undefined,
        state: isSound ? state : 'missing',
      }
    }),
  )
  const sides = [...files.values()].filter(({ file }) => asSideFile(file)?.language === language)
  const faulty = texts.flatMap(({ file: of, keys, at, faults }) =>
    faults.map((rule): Mistake => {
      const file = sideFile(of, language)
      const position = files.get(file)?.find(keys) ?? { line: 1, column: 1 }
      return { file, ...position, place: at, rule }
    }),
  )
  const mistakes = [...sides.flatMap((side) => sideMistakes(side, english)), ...faulty]
  const unread = new Set(
    texts.filter(({ translated, note }) => translated && !note?.read).map(pageOf),
  )
  return { ...overlay(files, texts), unread, texts, mistakes }
}

/**
 * Finds the translation of each English text. One at its own place is taken unless it is known to belong to
 * another text: a page must never show one under another's picture. The same English elsewhere has the same one.
 */
function matchTexts(
  { language, files }: TextSources,
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

function overlay(
  files: TextSources['files'],
  texts: readonly TranslatedText[],
): Pick<TranslatedFiles, 'values' | 'englishParts'> {
  const englishParts = new Set(
    texts.filter(({ translated }) => translated === undefined).map(partOf),
  )
  const whole = Map.groupBy(
    texts.filter((text) => !englishParts.has(partOf(text))),
    ({ file }) => file,
  )
  const values = new Map<string, unknown>()
  for (const [file, { value, tree }] of files) {
    if (asSideFile(file)) continue
    const changes = whole.get(file)?.map(({ keys, translated }) => {
      const place = placeOf(tree, keys)
      return { place, before: valueAt(tree, place), after: translated }
    })
    values.set(file, changes ? withoutIds(applyChanges(tree, changes).tree) : value)
  }
  return { values, englishParts }
}

/** Visitors read a part in one language: where one text of it is missing, the part stays English and is marked so. */
function partOf({ file, keys }: TranslatedText): string {
  const group = keys[0] === 'programmes' ? 3 : 1
  const length = typeof keys[group] === 'number' ? group + 1 : group
  return [...file.replace(/\.yaml$/, '').split('/'), ...keys.slice(0, length)].join('.')
}

function pageOf({ file, keys }: TranslatedText): string {
  const form = keys[0] === 'programmes' ? keys.slice(0, 2) : []
  return [...file.replace(/\.yaml$/, '').split('/'), ...form].join('.')
}

export function countStates(
  texts: readonly { state: TextState }[],
): Readonly<Record<TextState, number>> {
  const counts = { missing: 0, unread: 0, changed: 0, read: 0 }
  for (const { state } of texts) counts[state] += 1
  return counts
}

/** "தமிழ் (ta): 1286 texts, 900 missing, 386 not read by a native reader, 0 changed in English since" */
export function describeTranslation(
  language: TranslatedLanguage,
  texts: readonly { state: TextState }[],
): string {
  const { missing, unread, changed } = countStates(texts)
  return `${LANGUAGE_NAMES[language]} (${language}): ${texts.length} texts, ${missing} missing, ${unread} not read by a native reader, ${changed} changed in English since`
}

/** A translation with one of these faults would mislead a reader or break the page. */
export function translationFaults(
  english: Pick<PlacedText, 'text' | 'schema'>,
  translated: string,
  isAddress: (to: string) => boolean,
): string[] {
  const parsed = v.safeParse(english.schema, translated)
  return [
    ...(parsed.issues ?? []).map(({ message }) => message),
    ...missingNumbers(english.text, translated).map(
      (number) => `must have the number ${number}, as the English text has`,
    ),
    ...linksInMarkdown(translated)
      .filter((to) => to.startsWith('/') && !isAddress(to))
      .map((to) => `leads to ${to}, which is not an address of this site`),
  ]
}

/** A number is listed as often as it is lacking. */
export function missingNumbers(english: string, translated: string): string[] {
  const there = numbersIn(translated)
  return numbersIn(english).filter((number) => {
    const at = there.indexOf(number)
    if (at >= 0) there.splice(at, 1)
    return at < 0
  })
}

/** "Rs. 1,470 at 9:15" has 1470, 9 and 15. */
function numbersIn(text: string): string[] {
  return text.replace(/(\d),(?=\d{2,3}\b)/g, '$1').match(/\d+/g) ?? []
}
