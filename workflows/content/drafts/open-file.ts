import { type Tree, treeAt, withIds, withoutIds } from '#content-model/changes/tree.ts'
import { emptyValue, type FormField, formOf } from '#content-model/editing/form-of.ts'
import {
  type FieldErrors,
  type FieldWarnings,
  fieldWarnings,
  fileName,
  mistakesByField,
} from '#content-model/editing/form-words.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/schema/schema-at.ts'
import type { Schema } from '#content-model/schema/schema-kinds.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { asYamlFile, fileTree } from '#content-model/stored-file.ts'
import { photographsOf } from '#content-model/tree-files.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import { checkFiles } from '#workflows/content/versions.ts'
import type { Services } from '#workflows/services.ts'
import { type OwnFile, ownFile, seenOf } from './own-drafts.ts'

export type OpenedFile = {
  path: string
  heading: string
  form: FormField
  value: unknown
  /** The version that the form was made from. */
  base: number
  /** What the form shows, as a digest. */
  seen: string
  isDraft: boolean
  errors: FieldErrors
  warnings: FieldWarnings
  photos: ReadonlyMap<string, string>
}

export type Opened = { ok: true; file: OpenedFile } | { ok: false; problem: 'unknown' } | NotAllowed

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

/** A file as its author left it: the own draft, or what is shown. */
export async function openFile(
  { db, now }: Services,
  { actor, place }: { actor: Actor; place: EditedPlace },
): Promise<Opened> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const { path } = place
  const own = await ownFile(db, { actor, path })
  const file = openedFile(place, own, fileTree(path, own.body))
  if (own.body === undefined || !file) return { ok: false, problem: 'unknown' }
  const checked = checkFiles(new Map(own.files).set(path, own.body))
  if (checked.ok) {
    const warnings = fieldWarnings(asYamlFile(path, own.body), checked.content, now())
    return { ok: true, file: { ...file, warnings } }
  }
  const errors = mistakesByField(checked.mistakes, { path, form: file.form })
  return { ok: true, file: { ...file, errors } }
}

export function openedFile(
  place: EditedPlace,
  own: OwnFile,
  whole: Tree | undefined,
): OpenedFile | undefined {
  const { path, keys } = place
  const form = fileForm(place, whole)
  if (!form) return undefined
  const value = withoutIds(treeAt(whole, keys))
  const title = keys.length > 0 ? valueIn(value, 'title') : undefined
  return {
    path,
    heading: typeof title === 'string' && title !== '' ? title : fileName(path),
    form,
    value,
    base: own.base,
    seen: seenAt(place, whole),
    isDraft: own.draft !== undefined,
    errors: { fields: {}, others: [] },
    warnings: {},
    photos: photographsOf(own.files),
  }
}

/** A new entry belongs to its list as it was. */
export function seenAt({ keys, added }: EditedPlace, whole: Tree | undefined): string {
  return seenOf(withoutIds(treeAt(whole, added === undefined ? keys : keys.slice(0, -1))))
}

/** Undefined where there is no such file or place. */
export function fileForm(place: EditedPlace, whole: Tree | undefined): FormField | undefined {
  const { path, keys, added, only } = place
  const schema = placeSchema(place, whole)
  if (!schema) return undefined
  const part = added === undefined ? treeAt(whole, keys) : withIds(emptyValue(schema, added))
  if (keys.length > 0 && part === undefined) return undefined
  const form = formOf({ schema, value: part, name: keys.join('.'), title: fileName(path) })
  if (only === undefined || form.kind !== 'group') return form
  const isAsked = (name: string) => only.includes(name.split('.').at(-1) ?? '')
  return { ...form, fields: form.fields.filter(({ name }) => isAsked(name)) }
}

export function placeSchema(
  { path, keys }: EditedPlace,
  whole: Tree | undefined,
): Schema | undefined {
  // Translations have a form of their own, with their texts and nothing else.
  const schema = asSideFile(path) ? undefined : fileSchema(path)
  return schema && schemaAt(schema, keys, withoutIds(whole))
}
