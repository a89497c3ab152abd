import * as v from 'valibot'
import { contentSchema } from '#content-model/schema/content.ts'
import { pageSchema } from '#content-model/schema/page.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import type { Choice, TypedAs } from './field.ts'

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

export type Schema = v.GenericSchema

export function unwrapped(schema: Schema): { schema: Schema; optional: boolean } {
  return isWrapped(schema)
    ? { schema: unwrapped(schema.wrapped).schema, optional: true }
    : { schema, optional: false }
}

export function isWrapped(schema: Schema): schema is Schema & { wrapped: Schema } {
  return 'wrapped' in schema
}

export function isObject(schema: Schema): schema is Schema & { entries: Record<string, Schema> } {
  return 'entries' in schema
}

export function isList(schema: Schema): schema is Schema & { item: Schema } {
  return schema.type === 'array'
}

export function isRecord(schema: Schema): schema is Schema & { value: Schema } {
  return schema.type === 'record'
}

export function isPicklist(schema: Schema): schema is Schema & { options: readonly unknown[] } {
  return schema.type === 'picklist'
}

export function isLiteral(schema: Schema): schema is Schema & { literal: unknown } {
  return schema.type === 'literal'
}

/** A choice between groups: blocks by their kind, facts by what they state. */
export function isChoice(schema: Schema): schema is Schema & { options: readonly Schema[] } {
  return (
    (schema.type === 'variant' || schema.type === 'union') &&
    'options' in schema &&
    Array.isArray(schema.options) &&
    schema.options.every(isObject)
  )
}

export function isMadeFrom(schema: Schema, origin: Schema): boolean {
  if (schema === origin) return true
  const [first] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  return first !== undefined && first !== schema && isMadeFrom(first, origin)
}

/** Where there is a choice, the value decides. */
export function innerSchema(schema: Schema, value: unknown, key: string): Schema | undefined {
  const chosen = isChoice(schema) ? schema.options[optionOf(schema.options, value)] : schema
  if (!chosen) return undefined
  // Not an inherited one, such as `constructor`.
  if (isObject(chosen)) return Object.hasOwn(chosen.entries, key) ? chosen.entries[key] : undefined
  if (isList(chosen)) return chosen.item
  return isRecord(chosen) ? chosen.value : undefined
}

/** The option that has most names of the value is chosen. */
export function optionOf(options: readonly Schema[], value: unknown): number {
  const scores = options.map((option) => scoreOf(option, value))
  return scores.indexOf(Math.max(...scores))
}

function scoreOf(option: Schema, value: unknown): number {
  if (!isObject(option) || typeof value !== 'object' || value === null) return 0
  const given: Readonly<Record<string, unknown>> = { ...value }
  const known = Object.entries(option.entries)
  if (known.some(([name, entry]) => isLiteral(entry) && given[name] !== entry.literal)) return -1
  return known.filter(([name]) => Object.hasOwn(given, name)).length
}

export function shownAs(schema: Schema): TypedAs & Choice {
  return v.getMetadata(schema)
}
