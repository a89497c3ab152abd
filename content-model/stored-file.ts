import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { valueAt } from './changes/changes.ts'
import { keysOf, type Place, placeOf, type Tree, withIds, withoutIds } from './changes/tree.ts'
import { fileSchema } from './schema/schema-at.ts'
import { asSideFile, isOfTranslations, TRANSLATION_NOTES_FILE } from './schema/side-files.ts'
import {
  asFlatTexts,
  flatNotes,
  flatTexts,
  nestedNotes,
  nestedTexts,
} from './translation/flat-texts.ts'
import { parseTranslationNotes, translationNotesText } from './translation/translation-notes.ts'
import { writeYaml } from './write-yaml.ts'
import { readYamlFile, type YamlFile } from './yaml-file.ts'

/** What a version has of a YAML file: its value, which the office changes, not its text. */
type Stored = {
  /** Of a side file, its texts by their places. */
  tree: Tree
  /** The values that came as examples. One that was changed is none any more. */
  samples?: readonly Sample[]
  /** The text that came in. Without one, somebody has changed the value since. */
  text?: string
  /** The text can't be read. */
  isBroken?: true
}

type Sample = { place: Place; value: Tree; line: number }

/** A YAML file comes in. It is parsed once, however many sites a process starts. */
export function comeIn(file: string, text: string): string {
  const key = createHash('sha256').update(`${file}\n${text}`).digest('base64')
  const body = CAME_IN.get(key) ?? comeInLike(file, text, undefined)
  CAME_IN.set(key, body)
  return body
}

const CAME_IN = new LRUCache<string, string>({ max: 600 })

/** Lies beside the bundle: parsing was a quarter of a start. */
export const PARSED_FILE = 'parsed-content.json'
const PARSED = path.join(import.meta.dirname, PARSED_FILE)
// Not checked: the build has written it.
if (existsSync(PARSED)) CAME_IN.load(JSON.parse(readFileSync(PARSED, 'utf8')))

/** Everything that has come in to this process, as the text of that file. */
export function parsedContent(): string {
  return JSON.stringify(CAME_IN.dump())
}

/** A YAML file comes in. Entries that `like`, the file as it was, has too, keep their ids. */
export function comeInLike(file: string, text: string, like: string | undefined): string {
  const { value, samples, unreadable } = readYamlFile(file, text)
  const known = like === undefined ? undefined : readStored(like).tree
  const tree = withIds(asSideFile(file) ? flatTexts(value) : value, known)
  const found = samples.flatMap(({ place, line }): Sample[] => {
    const at = placeOf(tree, place.split('.'))
    const sample = valueAt(tree, at)
    return sample === undefined ? [] : [{ place: at, value: sample, line }]
  })
  return bodyOf({
    tree,
    ...(found.length > 0 && { samples: found }),
    text,
    ...(unreadable.length > 0 && { isBroken: true }),
  })
}

/** A file goes out: as it came in where nobody has changed it. */
export function goOut(file: string, body: string): string {
  const { tree, text } = readStored(body)
  if (text !== undefined) return text
  if (asSideFile(file)) return writeYaml(nestedTexts(asFlatTexts(tree)))
  const samples = samplesOf(body).map(({ place }) => keysOf(tree, place))
  return writeYaml(withoutIds(tree), { schema: fileSchema(file), samples })
}

/**
 * The tree of a file in a version, undefined where it has no such file. That of a side file, and of the notes,
 * has texts by their places: without the file there are none.
 */
export function fileTree(file: string, body: string | undefined): Tree | undefined {
  if (body === undefined) return isOfTranslations(file) ? {} : undefined
  if (file !== TRANSLATION_NOTES_FILE) return readStored(body).tree
  return withIds(flatNotes(parseTranslationNotes(body)))
}

export function fileValue(file: string, body: string | undefined): unknown {
  return withoutIds(fileTree(file, body))
}

/** The file with another tree. The same tree changes nothing. */
export function withTree(file: string, before: string | undefined, tree: Tree): string {
  if (file === TRANSLATION_NOTES_FILE) {
    const notes = JSON.stringify(nestedNotes(asFlatTexts(tree)))
    return translationNotesText(parseTranslationNotes(notes))
  }
  const samples = before === undefined ? undefined : readStored(before).samples
  return bodyOf({ tree, ...(samples && { samples }) })
}

/** The file with another value, in which the entries of before keep their ids. */
export function withValue(file: string, before: string | undefined, value: unknown): string {
  return withTree(file, before, withIds(value, fileTree(file, before)))
}

/** The file as those see it who check the content. Only a text that came in has lines. */
export function asYamlFile(file: string, body: string): YamlFile {
  const { tree, text, isBroken } = readStored(body)
  if (text !== undefined && isBroken) return readYamlFile(file, text)
  let parsed: YamlFile | undefined
  const find: YamlFile['find'] = (keys) => {
    if (text === undefined) return { line: 1, column: 1 }
    parsed ??= readYamlFile(file, text)
    return parsed.find(keys)
  }
  const value = asSideFile(file) ? nestedTexts(asFlatTexts(tree)) : withoutIds(tree)
  return {
    file,
    value,
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

function bodyOf(stored: Stored): string {
  return JSON.stringify(stored)
}

function readStored(body: string): Stored {
  const known = KNOWN.get(body)
  if (known) return known
  const stored: Stored = JSON.parse(body)
  KNOWN.set(body, stored)
  return stored
}

/** Several versions of some hundred files. The editor asks for the same ones at every step. */
const KNOWN = new LRUCache<string, Stored>({ max: 600 })
