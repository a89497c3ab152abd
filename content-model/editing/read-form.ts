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
import { isRecordValue, join } from './form-of.ts'

/** What was typed, by the names of the fields. */
export type TypedTexts = ReadonlyMap<string, string>

/** Names of the hidden fields that say how many entries a list has, and which groups are there. */
const COUNT = '#'
const THERE = '?'
const KEYS = '@'
const OPTION = '|'
/** Chosen in a list of pages, and the name of the field beside it. */
export const OTHER_ADDRESS = '~'

type Asked = { schema: Schema; name: string; typed: TypedTexts; before: unknown }

/**
 * The value that a posted form of `formOf` describes. What doesn't fit its schema stays as it was typed:
 * checking it says what is wrong. `before` decides between two ways to write the same.
 */
export function readContentForm({ schema: given, name, typed, before }: Asked): unknown {
  const { schema, optional } = unwrapped(given)
  const asked = { schema, name, typed, before }
  if (isLiteral(schema)) return schema.literal
  if (isChoice(schema) || isObject(schema)) {
    return optional && !typed.has(THERE + name) ? undefined : readGroup(asked)
  }
  if (isList(schema)) return readList(asked, schema.item, optional)
  if (isRecord(schema)) return readNamed(asked, schema.value)
  if (schema.type === 'boolean') {
    const isOn = typed.get(name) === 'yes'
    return !isOn && optional && before !== false ? undefined : isOn
  }
  return readWords(asked, optional)
}

function readGroup({ schema: given, name, typed, before }: Asked): Record<string, unknown> {
  const schema = isChoice(given) ? chosen(given.options, { name, typed, before }) : given
  const entries = schema && isObject(schema) ? Object.entries(schema.entries) : []
  const known = isRecordValue(before) ? before : {}
  const values = entries.map(([key, entry]): [string, unknown] => [
    key,
    readContentForm({ schema: entry, name: join(name, key), typed, before: known[key] }),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function chosen(
  options: readonly Schema[],
  { name, typed, before }: Omit<Asked, 'schema'>,
): Schema | undefined {
  const option = typed.get(OPTION + name)
  return options[option === undefined ? optionOf(options, before) : Number(option)]
}

function readList({ name, typed, before }: Asked, item: Schema, optional: boolean): unknown {
  // A form that leaves the list out, leaves it as it is.
  if (!typed.has(COUNT + name)) return before ?? (optional ? undefined : [])
  const count = Math.min(Number(typed.get(COUNT + name) ?? 0) || 0, MAX_ENTRIES)
  const known = Array.isArray(before) ? before : []
  if (count === 0 && optional && before === undefined) return undefined
  return Array.from({ length: count }, (_, index) =>
    readContentForm({ schema: item, name: join(name, index), typed, before: known[index] }),
  )
}

const MAX_ENTRIES = 500

function readNamed({ name, typed, before }: Asked, entry: Schema): Record<string, unknown> {
  const keys = (typed.get(KEYS + name) ?? '').split(' ').filter((key) => key !== '')
  const known = isRecordValue(before) ? before : {}
  return Object.fromEntries(
    keys.map((key) => [
      key,
      readContentForm({ schema: entry, name: join(name, key), typed, before: known[key] }),
    ]),
  )
}

/** Browsers send line ends as two characters. */
function readWords({ schema, name, typed, before }: Asked, optional: boolean): unknown {
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
