import {
  isChoice,
  isList,
  isLiteral,
  isObject,
  isPicklist,
  isRecord,
  type Schema,
  unwrapped,
} from '#content-model/schema/schema-kinds.ts'

/** A value to begin with: every field that must be filled in is there and empty. */
export function emptyValue(given: Schema, option = 0): unknown {
  const { schema } = unwrapped(given)
  if (isLiteral(schema)) return schema.literal
  if (isChoice(schema)) return emptyValue(schema.options[option] ?? schema)
  if (isObject(schema)) return emptyGroup(schema.entries)
  if (isList(schema)) return [emptyValue(schema.item)]
  if (isRecord(schema)) return {}
  if (isPicklist(schema)) return schema.options[0]
  return schema.type === 'boolean' ? false : ''
}

function emptyGroup(entries: Record<string, Schema>): Record<string, unknown> {
  const needed = Object.entries(entries).filter(([, entry]) => !unwrapped(entry).optional)
  return Object.fromEntries(needed.map(([key, entry]) => [key, emptyValue(entry)]))
}
