import * as v from 'valibot'
import type { FormField } from '#content-model/editing/form-field.ts'
import { formOf, toWords } from '#content-model/editing/form-of.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/editing/schema-at.ts'
import { unwrapped } from '#content-model/editing/schema-kinds.ts'
import type { Schema } from '#content-model/schema/fields-of.ts'

/** A file of the content, or a place inside it that has a screen of its own. */
export type EditedPlace = { path: string; keys: readonly string[] }

/** The form for a file's value, or for its part. Undefined where there is no such file or place. */
export function fileForm({ path, keys }: EditedPlace, value: unknown): FormField | undefined {
  const schema = placeSchema({ path, keys }, value)
  const part = keys.reduce(valueIn, value)
  if (!schema || (keys.length > 0 && part === undefined)) return undefined
  return formOf({ schema, value: part, name: keys.join('.'), title: fileName(path) })
}

export function placeSchema({ path, keys }: EditedPlace, value: unknown): Schema | undefined {
  const schema = fileSchema(path)
  return schema && schemaAt(schema, keys, value)
}

/** "Church" for church.yaml, and a page by its address. */
export function fileName(path: string): string {
  const name = path.replace(/\.yaml$/, '')
  return name.startsWith('pages/') ? `Page /${name.slice('pages/'.length)}` : toWords(name)
}

/** What a file is for, in the words of its schema. */
export function fileDescription(path: string): string | undefined {
  const schema = fileSchema(path)
  return schema && v.getDescription(unwrapped(schema).schema)
}

/** The form for the text of a file, for comparing. An unreadable text has an empty form. */
export function textForm(path: string, text: string | undefined): FormField | undefined {
  return fileForm({ path, keys: [] }, text === undefined ? undefined : yamlValue(text))
}
