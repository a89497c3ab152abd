import * as v from 'valibot'
import { isGroup } from '#content-model/changes/match-entries.ts'
import { entriesOf, isId, listTree, type Tree, treeAt } from '#content-model/changes/tree.ts'
import type { TypedAs } from '#content-model/schema/field.ts'
import { picture } from '#content-model/schema/picture.ts'
import {
  isChoice,
  isList,
  isLiteral,
  isMadeFrom,
  isObject,
  isPicklist,
  isRecord,
  optionOf,
  type Schema,
  shownAs,
  unwrapped,
  valueIn,
} from '#content-model/schema/schema-at.ts'
import { markdown } from '#content-model/schema/values.ts'
import { readTypedNumber } from '#domain/typed-number.ts'

type Source = { schema: Schema; value: unknown; name: string; title: string }

/** What the schema doesn't know is left out. */
export function formOf({ schema: given, value, name, title }: Source): FormField {
  const { schema, optional } = unwrapped(given)
  return {
    name,
    title: v.getTitle(schema) ?? title,
    description: v.getDescription(schema),
    optional,
    ...controlOf({ schema, value, name, title }, optional),
  }
}

function controlOf(asked: Source, optional: boolean): FormControl {
  const { schema, value } = asked
  if (isChoice(schema)) {
    const option = optionOf(schema.options, value)
    return groupOf({ ...asked, schema: schema.options[option] ?? schema }, optional, option)
  }
  if (isObject(schema)) return groupOf(asked, optional, undefined)
  if (isList(schema)) return listOf(asked, schema.item)
  if (isRecord(schema)) {
    const { value: entry } = schema
    const fields = Object.entries(isGroup(value) ? value : {}).map(([key, each]) => ({
      key,
      field: formOf({ schema: entry, value: each, name: join(asked.name, key), title: key }),
    }))
    return { kind: 'named', entries: fields }
  }
  if (schema.type === 'boolean') return { kind: 'flag', value: value === true }
  const text = value === undefined || value === null ? '' : String(value)
  const { choices: labels, none, input } = shownAs(schema)
  if (isPicklist(schema)) {
    return { kind: 'choice', value: text, choices: schema.options.map(String), labels, none }
  }
  const examples: readonly unknown[] = v.getExamples(schema)
  const example = examples[0] === undefined ? undefined : String(examples[0])
  return { kind: input ?? wordsKind(schema, text), value: text, example }
}

function wordsKind(schema: Schema, value: string): WordsKind {
  if (schema.type === 'number') return 'number'
  if (isMadeFrom(schema, markdown.schema)) return 'markdown'
  return value.length > LONG_TEXT || value.includes('\n') ? 'long' : 'text'
}

const LONG_TEXT = 70

function groupOf(
  { schema, value, name }: Source,
  optional: boolean,
  option: number | undefined,
): FormControl {
  const entries = isObject(schema) ? Object.entries(schema.entries) : []
  return {
    kind: 'group',
    isThere: !optional || value !== undefined,
    option,
    isPicture: isMadeFrom(schema, picture),
    fields: entries
      .filter(([, entry]) => !isLiteral(entry))
      .map(([key, entry]) => {
        const asked = { schema: entry, value: valueIn(value, key), name: join(name, key) }
        return formOf({ ...asked, title: toWords(key) })
      }),
  }
}

function listOf({ value, name }: Source, item: Schema): FormControl {
  const { schema } = unwrapped(item)
  const entries = entriesOf(value)
  const items = entries?.map((entry) => entry.value) ?? (Array.isArray(value) ? value : [])
  return {
    kind: 'list',
    ids: entries?.map(({ id }) => id) ?? [],
    options: isChoice(schema) ? schema.options.map(optionTitle) : [],
    items: items.map((each, index) =>
      formOf({
        schema: item,
        value: each,
        name: join(name, index),
        title: entryTitle(each, index),
      }),
    ),
  }
}

/** A block's title is in its schema; a fact is known by what only it has. */
function optionTitle(option: Schema): string {
  const title = v.getTitle(option)
  if (title !== undefined || !isObject(option)) return title ?? 'Entry'
  const [, last] = Object.entries(option.entries)
  const own = last && unwrapped(last[1]).schema
  return (own && v.getTitle(own)) ?? toWords(last?.[0] ?? 'Entry')
}

function entryTitle(value: unknown, index: number): string {
  const number = `Entry ${index + 1}`
  const given = TITLE_NAMES.map((name) => valueIn(value, name))
  const words = given.find((found) => typeof found === 'string')
  return words ? `${number}: ${words}` : number
}

const TITLE_NAMES = ['heading', 'title', 'label', 'name', 'day', 'event', 'code', 'kind']

export function join(name: string, key: string | number): string {
  return name === '' ? String(key) : `${name}.${key}`
}

/** `officeHours` becomes "Office hours". */
export function toWords(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A form for a part of the content, as plain data: the office renders it without knowing the schemas. */
export type FormField = {
  /** Names from the top of the file down, joined by dots: `services.0.time`. */
  name: string
  title: string
  description: string | undefined
  optional: boolean
} & FormControl

type WordsKind = 'text' | 'long' | 'markdown' | 'number' | NonNullable<TypedAs['input']>

type FormControl =
  | { kind: WordsKind; value: string; example: string | undefined }
  | { kind: 'flag'; value: boolean }
  | {
      kind: 'choice'
      value: string
      choices: readonly string[]
      /** The words for each choice, and for none of them, where the value itself is short. */
      labels?: Readonly<Record<string, string>> | undefined
      none?: string | undefined
    }
  | {
      kind: 'group'
      /** False for an optional group that is left out. */
      isThere: boolean
      fields: readonly FormField[]
      /** The index of the chosen group, where there are several to choose from. */
      option: number | undefined
      isPicture: boolean
    }
  | {
      kind: 'list'
      items: readonly FormField[]
      ids: readonly string[]
      /** Empty where all entries are of one kind. */
      options: readonly string[]
    }
  | {
      kind: 'named'
      /** Entries by name, such as letters by the code of their event. */
      entries: readonly { key: string; field: FormField }[]
    }

export function innerFields(field: FormField): readonly FormField[] {
  if (field.kind === 'group') return field.isThere ? field.fields : []
  if (field.kind === 'list') return field.items
  if (field.kind === 'named') return field.entries.map((entry) => entry.field)
  return []
}

/** A value to begin with: every field that must be filled in is there and empty. */
export function emptyValue(given: Schema, option = 0): unknown {
  const { schema } = unwrapped(given)
  if (isLiteral(schema)) return schema.literal
  if (isChoice(schema)) return emptyValue(schema.options[option] ?? schema)
  if (isObject(schema)) {
    const needed = Object.entries(schema.entries).filter(([, entry]) => !unwrapped(entry).optional)
    return Object.fromEntries(needed.map(([key, entry]) => [key, emptyValue(entry)]))
  }
  if (isList(schema)) return [emptyValue(schema.item)]
  if (isRecord(schema)) return {}
  if (isPicklist(schema)) return schema.options[0]
  return schema.type === 'boolean' ? false : ''
}

/** What was typed, by the names of the fields. */
export type TypedTexts = ReadonlyMap<string, string>

/** Names of the hidden fields that say which entries a list has by their ids, and which groups are there. */
const ENTRIES = '#'
const THERE = '?'
const KEYS = '@'
const OPTION = '|'
/** Chosen in a list of pages, and the name of the field beside it. */
export const OTHER_ADDRESS = '~'

type Post = { schema: Schema; name: string; typed: TypedTexts; before: Tree | undefined }

/**
 * The tree that a posted form of `formOf` describes. What doesn't fit its schema stays as it was typed:
 * checking it says what is wrong. `before` decides between two ways to write the same.
 */
export function readContentForm({ schema: given, name, typed, before }: Post): Tree | undefined {
  const { schema, optional } = unwrapped(given)
  const asked = { schema, name, typed, before }
  if (isLiteral(schema)) return String(schema.literal)
  if (isChoice(schema) || isObject(schema)) {
    return optional && !typed.has(THERE + name) ? undefined : readGroup(asked)
  }
  if (isList(schema)) return readList(asked, schema.item, optional)
  if (isRecord(schema)) {
    const keys = (typed.get(KEYS + name) ?? '').split(' ').filter((key) => key !== '')
    return readFields(
      asked,
      keys.map((key) => [key, schema.value]),
    )
  }
  if (schema.type === 'boolean') {
    const isOn = typed.get(name) === 'yes'
    return !isOn && optional && before !== false ? undefined : isOn
  }
  return readWords(asked, optional)
}

function readGroup(asked: Post): Tree {
  const { schema: given, name, typed, before } = asked
  const chosen = typed.get(OPTION + name)
  const schema = isChoice(given)
    ? given.options[chosen === undefined ? optionOf(given.options, before) : Number(chosen)]
    : given
  return readFields(asked, schema && isObject(schema) ? Object.entries(schema.entries) : [])
}

function readFields({ name, typed, before }: Post, fields: [key: string, schema: Schema][]): Tree {
  const values = fields.flatMap(([key, schema]): [string, Tree][] => {
    const asked = { schema, name: join(name, key), typed, before: treeAt(before, [key]) }
    const value = readContentForm(asked)
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(values)
}

function readList(
  { name, typed, before }: Post,
  item: Schema,
  optional: boolean,
): Tree | undefined {
  const named = typed.get(ENTRIES + name)
  // A form that leaves the list out, leaves it as it is.
  if (named === undefined) return before ?? (optional ? undefined : listTree([]))
  const ids = named.split(' ').filter((id) => id !== '')
  const known = entriesOf(before) ?? []
  if (ids.length === 0 && optional && before === undefined) return undefined
  const entries = [...new Set(ids)].slice(0, MAX_ENTRIES).map((id, index) => {
    const old = known.find((entry) => entry.id === id)?.value
    const value = readContentForm({ schema: item, name: join(name, index), typed, before: old })
    return { id: isId(id) ? id : undefined, value: value ?? null }
  })
  return listTree(entries, known)
}

const MAX_ENTRIES = 500

/** Browsers send line ends as two characters. */
function readWords({ schema, name, typed, before }: Post, optional: boolean): Tree | undefined {
  const words = typedText(name, typed).replaceAll('\r\n', '\n').replaceAll('\0', '')
  if (typeof before === 'string' && words.trim() === before.trim()) return before
  const text = words.includes('\n') ? `${words.trim()}\n` : words.trim()
  if (text === '' && optional) return undefined
  if (schema.type === 'number') return readTypedNumber(text) ?? text
  return shownAs(schema).understood?.(text) ?? text
}

/** A page is chosen from a list, or its address is typed beside it. */
function typedText(name: string, typed: TypedTexts): string {
  const text = typed.get(name) ?? ''
  return text === OTHER_ADDRESS ? (typed.get(OTHER_ADDRESS + name) ?? '') : text
}
