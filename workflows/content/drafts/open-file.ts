import {
  type FieldErrors,
  type FieldWarnings,
  fieldWarnings,
  mistakesByField,
} from '#content-model/editing/field-errors.ts'

import type { FormField } from '#content-model/editing/form-field.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { valueIn } from '#content-model/editing/schema-at.ts'
import { treeOf } from '#content-model/tree-files.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { checkFiles } from '#workflows/content/read-version.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { type EditedPlace, fileForm, fileName } from './file-form.ts'
import { ownText, seenOf, withFiles } from './own-text.ts'

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
  const { text, base, draft, files } = await ownText(db, { actor, path: place.path })
  const form = text === undefined ? undefined : fileForm(place, yamlValue(text))
  if (text === undefined || !form) return { ok: false, problem: 'unknown' }
  const { path } = place
  const checked = checkFiles(withFiles(files, [{ path, body: text }]))
  const errors = checked.ok ? NO_ERRORS : mistakesByField(checked.mistakes, { path, form })
  const warnings = checked.ok
    ? fieldWarnings({ path, text, content: checked.content, now: now() })
    : {}
  return {
    ok: true,
    file: {
      ...describeForm(place, yamlValue(text)),
      form,
      base,
      seen: seenAt(place, yamlValue(text)),
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
