import {
  innerSchema,
  isMadeFrom,
  type Schema,
  unwrapped,
} from '#content-model/schema/schema-kinds.ts'
import { text } from '#content-model/schema/values.ts'

export type Keys = readonly (string | number)[]

/** A text that visitors read, with the names that lead to it. */
export type PlacedText = { keys: Keys; text: string; schema: Schema }

/** Every text of a value that each language says in its own words, in the order of the file. */
export function* textsOf(schema: Schema, value: unknown, keys: Keys = []): Generator<PlacedText> {
  const { schema: plain } = unwrapped(schema)
  if (typeof value === 'string' && isMadeFrom(plain, text.schema))
    yield { keys, text: value, schema: plain }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    const inner = innerSchema(plain, value, key)
    if (inner) yield* textsOf(inner, item, [...keys, Array.isArray(value) ? Number(key) : key])
  }
}
