import * as v from 'valibot'
import { fileName } from '#content-model/editing/place-words.ts'
import type { Content } from '#content-model/schema/content.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/schema/schema-at.ts'
import { isChoice, optionOf, type Schema, unwrapped } from '#content-model/schema/schema-kinds.ts'
import { CHURCH_CONTACT, type Part, readPartName, SELECTIONS } from './part-address.ts'

/** The part that shows a place. A fact that is the church's own is edited where it is written. */
export function partAt(content: Content, place: string): Part | undefined {
  const part = readPartName(place)
  if (!part || !/:head\.facts\.\d+$/.test(place)) return part
  const church = valueIn(part.keys.reduce(valueIn, contentOfFile(content, part.path)), 'church')
  if (church === 'services') return { path: 'church.yaml', keys: ['services'] }
  // The others are edited with their card.
  return church === undefined ? undefined : CHURCH_CONTACT
}

/**
 * What a part is called: an entry by its own name, others as in their schema, "Top of the page". `whole` is
 * the value of its file.
 */
export function partTitle(part: Part, whole: unknown): string {
  const selected = SELECTIONS.find(({ path, only }) => path === part.path && only === part.only)
  if (selected) return selected.title
  const schema = fileSchema(part.path)
  const found = schema && schemaAt(schema, part.keys, whole)
  const title = found && titleOf(unwrapped(found).schema, part.keys.reduce(valueIn, whole))
  return title ?? entryTitle(part, whole)
}

/** A block by its kind and its heading: "Text: What to expect". */
function titleOf(schema: Schema, value: unknown): string | undefined {
  if (!isChoice(schema)) return v.getTitle(schema)
  const option = schema.options[optionOf(schema.options, value)]
  const heading = valueIn(value, 'heading')
  const kind = option && v.getTitle(option)
  return kind && typeof heading === 'string' ? `${kind}: ${heading}` : kind
}

/** The value of a file in the content. */
export function contentOfFile(content: Content, path: string): unknown {
  return path
    .replace(/\.yaml$/, '')
    .split('/')
    .reduce<unknown>(valueIn, content)
}

/** An entry of a list by its name, or by the list's and which one it is. */
function entryTitle({ path, keys }: Part, whole: unknown): string {
  const last = keys.at(-1) ?? ''
  if (!/^\d+$/.test(last)) return fileName(path)
  const entry = keys.reduce(valueIn, whole)
  const name = NAMES.map((each) => valueIn(entry, each)).find((each) => typeof each === 'string')
  return name ?? `${partTitle({ path, keys: keys.slice(0, -1) }, whole)} ${Number(last) + 1}`
}

const NAMES = ['name', 'title', 'label', 'heading', 'when']
