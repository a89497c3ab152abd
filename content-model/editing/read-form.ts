import { entriesOf, isId, listTree, type Tree, treeAt } from '#content-model/changes/tree.ts'
import {
  isChoice,
  isList,
  isLiteral,
  isObject,
  isRecord,
  optionOf,
  type Schema,
  shownAs,
  unwrapped,
} from '#content-model/schema/schema-kinds.ts'
import { readTypedNumber } from '#domain/typed-number.ts'
import { join } from './form-of.ts'

/** What was typed, by the names of the fields. */
export type TypedTexts = ReadonlyMap<string, string>

/** Names of the hidden fields that say which entries a list has by their ids, and which groups are there. */
const ENTRIES = '#'
const THERE = '?'
const KEYS = '@'
const OPTION = '|'
/** Chosen in a list of pages, and the name of the field beside it. */
export const OTHER_ADDRESS = '~'

type Asked = { schema: Schema; name: string; typed: TypedTexts; before: Tree | undefined }

/**
 * The tree that a posted form of `formOf` describes. What doesn't fit its schema stays as it was typed:
 * checking it says what is wrong. `before` decides between two ways to write the same.
 */
export function readContentForm({ schema: given, name, typed, before }: Asked): Tree | undefined {
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

function readGroup(asked: Asked): Tree {
  const { schema: given, name, typed, before } = asked
  const chosen = typed.get(OPTION + name)
  const schema = isChoice(given)
    ? given.options[chosen === undefined ? optionOf(given.options, before) : Number(chosen)]
    : given
  return readFields(asked, schema && isObject(schema) ? Object.entries(schema.entries) : [])
}

function readFields({ name, typed, before }: Asked, fields: [key: string, schema: Schema][]): Tree {
  const values = fields.flatMap(([key, schema]): [string, Tree][] => {
    const asked = { schema, name: join(name, key), typed, before: treeAt(before, [key]) }
    const value = readContentForm(asked)
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(values)
}

function readList(
  { name, typed, before }: Asked,
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
function readWords({ schema, name, typed, before }: Asked, optional: boolean): Tree | undefined {
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
