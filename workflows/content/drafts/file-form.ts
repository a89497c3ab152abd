import * as v from 'valibot'
import { emptyValue } from '#content-model/editing/empty-value.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { formOf } from '#content-model/editing/form-of.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { fileName } from '#content-model/editing/place-words.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/editing/schema-at.ts'
import { unwrapped } from '#content-model/editing/schema-kinds.ts'
import type { Schema } from '#content-model/schema/fields-of.ts'
import { asSideFile } from '#content-model/translation/side-files.ts'

export { fileName }

/** A file of the content, or a place inside it that has a screen of its own. */
export type EditedPlace = {
  path: string
  keys: readonly string[]
  /** These fields of the place alone. */
  only?: readonly string[] | undefined
  /** The place is for a new entry of a list: one of this kind, where there are several. */
  added?: number | undefined
  /** It is stored without mistakes only. */
  isStrict?: boolean
}

/** The form for a file's value, or for its part. Undefined where there is no such file or place. */
export function fileForm(place: EditedPlace, value: unknown): FormField | undefined {
  const { path, keys, added } = place
  const schema = placeSchema(place, value)
  const part =
    schema && added !== undefined ? emptyValue(schema, added) : keys.reduce(valueIn, value)
  if (!schema || (keys.length > 0 && part === undefined)) return undefined
  return withOnly(
    formOf({ schema, value: part, name: keys.join('.'), title: fileName(path) }),
    place,
  )
}

/** Of a form with some of the fields, those. */
function withOnly(form: FormField, { only }: EditedPlace): FormField {
  if (only === undefined || form.kind !== 'group') return form
  const isAsked = (name: string) => only.includes(name.split('.').at(-1) ?? '')
  return { ...form, fields: form.fields.filter(({ name }) => isAsked(name)) }
}

export function placeSchema({ path, keys }: EditedPlace, value: unknown): Schema | undefined {
  // Translations have a form of their own, with their texts and nothing else.
  const schema = asSideFile(path) ? undefined : fileSchema(path)
  return schema && schemaAt(schema, keys, value)
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
