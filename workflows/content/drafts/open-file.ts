import * as v from 'valibot'
import { emptyValue } from '#content-model/editing/empty-value.ts'
import {
  type FieldErrors,
  type FieldWarnings,
  fieldWarnings,
  mistakesByField,
} from '#content-model/editing/field-errors.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { formOf } from '#content-model/editing/form-of.ts'
import { fileName } from '#content-model/editing/place-words.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/schema/schema-at.ts'
import { type Schema, unwrapped } from '#content-model/schema/schema-kinds.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { asYamlFile, fileValue } from '#content-model/stored-file.ts'
import { treeOf } from '#content-model/tree-files.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles } from '../versions.ts'
import { ownFile, seenOf, withFiles } from './own-file.ts'

export type OpenedFile = {
  path: string
  name: string
  heading: string
  form: FormField
  /** What the form shows, for what is worked out from it. */
  value: unknown
  /** The version that the form was made from. */
  base: number
  /** What the form shows, as a digest. */
  seen: string
  /** Whether this is the person's own draft. */
  isDraft: boolean
  errors: FieldErrors
  warnings: FieldWarnings
  /** The digests of the photographs that it may name, by their names. */
  photos: ReadonlyMap<string, string>
}

export type Opened = { ok: true; file: OpenedFile } | { ok: false; problem: 'unknown' } | NotAllowed

/** A file as its author left it: the own draft, or what is shown. */
export async function openFile(
  { db, now }: Services,
  { actor, place }: { actor: Actor; place: EditedPlace },
): Promise<Opened> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const { body, base, draft, files } = await ownFile(db, { actor, path: place.path })
  const { path } = place
  const value = fileValue(path, body)
  const form = body === undefined ? undefined : fileForm(place, value)
  if (body === undefined || !form) return { ok: false, problem: 'unknown' }
  const checked = checkFiles(withFiles(files, [{ path, body }]))
  const errors = checked.ok ? NO_ERRORS : mistakesByField(checked.mistakes, { path, form })
  const warnings = checked.ok
    ? fieldWarnings({ file: asYamlFile(path, body), content: checked.content, now: now() })
    : {}
  return {
    ok: true,
    file: {
      ...describeForm(place, value),
      form,
      base,
      seen: seenAt(place, value),
      isDraft: !!draft,
      errors,
      warnings,
      photos: treeOf(files).photos,
    },
  }
}

/** What a form is called, and its value. */
export function describeForm({ path, keys }: EditedPlace, whole: unknown) {
  const value = keys.reduce(valueIn, whole)
  const title = keys.length > 0 ? valueIn(value, 'title') : undefined
  const name = fileName(path)
  return { path, name, heading: typeof title === 'string' && title !== '' ? title : name, value }
}

/** A new entry belongs to its list as it was. */
export function seenAt({ keys, added }: EditedPlace, whole: unknown): string {
  return seenOf((added === undefined ? keys : keys.slice(0, -1)).reduce(valueIn, whole))
}

export const NO_ERRORS: FieldErrors = { fields: {}, others: [] }

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
