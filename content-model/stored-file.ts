import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { applyChanges, changesBetween, valueAt, withOwnSide } from './changes/changes.ts'
import {
  keysOf,
  type Place,
  placeOf,
  type Translation,
  type Tree,
  withIds,
  withoutIds,
} from './changes/tree.ts'
import { fileSchema } from './schema/schema-at.ts'
import { asSideFile } from './schema/side-files.ts'
import {
  atTheirKeys,
  englishTexts,
  nestedTexts,
  type PlacedText,
  type TranslationNotes,
  translationsIn,
  withEnglish,
} from './translation/translations.ts'
import { readYamlFile, writeYaml, type YamlFile } from './yaml-file.ts'

/** What a version has of a YAML file: its value, which the office changes, not its text. */
type FileTree = {
  /** Of a side file, its translations by the places of their English texts. */
  tree: Tree
  /** The values that came as examples. One that was changed is none any more. */
  samples?: readonly Sample[] | undefined
  /** The text that came in. Without one, somebody has changed the value since. */
  text?: string | undefined
  /** Of a side file: the digest of its texts at their numbers, which others have once the English has changed. */
  texts?: string | undefined
  isBroken?: true
}

type Sample = { place: Place; value: Tree; line: number }

type Context = {
  /** The file as it was: entries that it has too keep their ids. */
  like?: string | undefined
  /** Of a side file, the English one and the notes. */
  english?: string | undefined
  notes?: TranslationNotes[string] | undefined
}

/** A file is parsed once, however many sites a process starts. */
export function comeIn(file: string, text: string, around: Context = {}): string {
  const { like, english = '', notes } = around
  if (like !== undefined) {
    const isSame = asSideFile(file)
      ? comeIn(file, text, { english, notes }) === like
      : goOut(file, like) === text
    return isSame ? like : comeInLike(file, text, around)
  }
  const hash = createHash('sha256').update(`${file}\n${text}\0${english}\0`)
  const key = hash.update(JSON.stringify(notes) ?? '').digest('base64')
  const body = CAME_IN.get(key) ?? comeInLike(file, text, around)
  CAME_IN.set(key, body)
  return body
}

const CAME_IN = new LRUCache<string, string>({ max: 600 })

/** Lies beside the bundle: parsing was a quarter of a start. */
export const PARSED_FILE = 'parsed-content.json'
const PARSED = path.join(import.meta.dirname, PARSED_FILE)
// Not checked: the build has written it.
if (existsSync(PARSED)) CAME_IN.load(JSON.parse(readFileSync(PARSED, 'utf8')))

export function parsedContent(): string {
  return JSON.stringify(CAME_IN.dump())
}

function comeInLike(file: string, text: string, { like, english, notes = {} }: Context): string {
  const { value, samples, unreadable } = readYamlFile(file, text)
  const known = like === undefined ? undefined : readStored(like).tree
  const of = asSideFile(file)?.file
  const texts = of === undefined ? [] : textsIn(of, english)
  const tree =
    of === undefined
      ? withIds(value, known)
      : withEnglish(value, { texts, notes, known: translationsIn(known) })
  const found = samples.flatMap(({ place, line }): Sample[] => {
    const at = placeOf(tree, place.split('.'))
    const sample = valueAt(tree, at)
    return sample === undefined ? [] : [{ place: at, value: sample, line }]
  })
  const body = bodyOf({
    tree,
    ...(found.length > 0 && { samples: found }),
    text,
    ...(of !== undefined && { texts: textsDigest(atTheirKeys(tree, texts)) }),
    ...(unreadable.length > 0 && { isBroken: true }),
  })
  const isKnown = like !== undefined && isDeepStrictEqual(tree, known)
  return isKnown && goOut(file, like, english) === text ? like : body
}

function textsIn(file: string, body: string | undefined): readonly PlacedText[] {
  return body === undefined ? [] : englishTexts(file, readStored(body).tree)
}

/** A file goes out as it came in where nobody has changed it. A side file needs the English one. */
export function goOut(file: string, body: string, english?: string): string {
  const { tree, text, texts } = readStored(body)
  const of = asSideFile(file)?.file
  if (of === undefined) {
    if (text !== undefined) return text
    const samples = samplesOf(body).map(({ place }) => keysOf(tree, place))
    return writeYaml(withoutIds(tree), { schema: fileSchema(file), samples })
  }
  const found = atTheirKeys(tree, textsIn(of, english))
  if (text !== undefined && texts === textsDigest(found)) return text
  return writeYaml(nestedTexts([...found].map(([at, each]) => [at, each.text])))
}

function textsDigest(texts: ReadonlyMap<string, Translation>): string {
  const lines = [...texts].map(([at, { text }]) => `${at} ${text}`).toSorted()
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex')
}

/** Undefined where the version has no such file. Without a side file there are no translations. */
export function fileTree(file: string, body: string | undefined): Tree | undefined {
  if (body === undefined) return asSideFile(file) ? {} : undefined
  return readStored(body).tree
}

export function fileValue(file: string, body: string | undefined): unknown {
  return withoutIds(fileTree(file, body))
}

export function withTree(file: string, before: string | undefined, tree: Tree): string {
  const { samples, text, texts } = before === undefined ? {} : readStored(before)
  return bodyOf(asSideFile(file) ? { tree, text, texts } : { tree, samples })
}

/** In a place that others have changed too, `kept` has theirs and `whole` the own. Undefined is no such file. */
export function mergeFile(
  file: string,
  { base, own, current }: Record<'base' | 'own' | 'current', string | undefined>,
): { kept: string | undefined; whole: string | undefined; isClash: boolean } {
  if (current === base || current === own) return { kept: own, whole: own, isClash: false }
  const [before, after, now] = [base, own, current].map((body) => fileTree(file, body))
  const { tree, clashes } = applyChanges(now, changesBetween({ before, after }))
  const [kept, whole] = [tree, withOwnSide(tree, after, clashes)].map((each) =>
    each === undefined ? undefined : withTree(file, current, each),
  )
  return { kept, whole, isClash: clashes.length > 0 }
}

export function withValue(file: string, before: string | undefined, value: unknown): string {
  return withTree(file, before, withIds(value, fileTree(file, before)))
}

/** Only a text that came in has lines. */
export function asYamlFile(file: string, body: string): YamlFile & { tree: Tree } {
  const { tree, text, isBroken } = readStored(body)
  if (text !== undefined && isBroken) return { ...readYamlFile(file, text), tree }
  let parsed: YamlFile | undefined
  const find: YamlFile['find'] = (keys) => {
    if (text === undefined) return { line: 1, column: 1 }
    parsed ??= readYamlFile(file, text)
    return parsed.find(keys)
  }
  return {
    file,
    tree,
    value: asSideFile(file) ? undefined : withoutIds(tree),
    unreadable: [],
    samples: samplesOf(body).map(({ place, value: sample, line }) => ({
      file,
      line,
      place: keysOf(tree, place).join('.'),
      value: String(sample),
    })),
    find,
  }
}

function samplesOf(body: string): readonly Sample[] {
  const { tree, samples = [] } = readStored(body)
  return samples.filter(({ place, value }) => valueAt(tree, place) === value)
}

/** The file in which the sample values of these places are the church's own: it keeps them. */
export function withoutSamples(body: string, isKept: (place: string) => boolean): string {
  const { tree } = readStored(body)
  const all = samplesOf(body)
  const samples = all.filter(({ place }) => !isKept(keysOf(tree, place).join('.')))
  return samples.length === all.length ? body : bodyOf({ tree, samples })
}

function bodyOf(stored: FileTree): string {
  return JSON.stringify(stored)
}

function readStored(body: string): FileTree {
  const known = KNOWN.get(body)
  if (known) return known
  const stored: FileTree = JSON.parse(body)
  KNOWN.set(body, stored)
  return stored
}

/** Several versions of some hundred files. The editor asks for the same ones at every step. */
const KNOWN = new LRUCache<string, FileTree>({ max: 600 })
