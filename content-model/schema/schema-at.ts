import { contentSchema } from '#content-model/schema/content.ts'
import { pageSchema } from '#content-model/schema/page.ts'
import {
  innerSchema,
  isObject,
  type Schema,
  unwrapped,
} from '#content-model/schema/schema-kinds.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'

/** A side file has the schema of its file. Undefined where there is no such file. */
export function fileSchema(path: string): Schema | undefined {
  const [first = '', second] = (asSideFile(path)?.file ?? path).replace(/\.yaml$/, '').split('/')
  const schema = innerSchema(contentSchema, undefined, first)
  if (!schema || second === undefined) return schema
  const { schema: folder } = unwrapped(schema)
  return (isObject(folder) ? innerSchema(folder, undefined, second) : undefined) ?? pageSchema
}

/** Where there is a choice, the value decides. */
export function schemaAt(
  schema: Schema,
  keys: readonly string[],
  value: unknown,
): Schema | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return schema
  const inner = innerSchema(unwrapped(schema).schema, value, key)
  return inner && schemaAt(inner, rest, valueIn(value, key))
}

export function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(key)
}
