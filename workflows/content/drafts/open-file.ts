import { type FieldErrors, mistakesByField } from '#content-model/editing/field-errors.ts'
import { type FieldWarnings, fieldWarnings } from '#content-model/editing/field-warnings.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { valueIn } from '#content-model/editing/schema-at.ts'
import type { TreeFile } from '#content-model/tree-files.ts'
import { type ContentDraft, draftsOf } from '#database/content/content-drafts.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { checkFiles, readVersionFiles } from '#workflows/content/read-version.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { type EditedPlace, fileForm, fileName } from './file-form.ts'

export type OpenedFile = {
  path: string
  name: string
  heading: string
  form: FormField
  /** What the form shows, for what is worked out from it. */
  value: unknown
  /** The version that the form was made from. */
  base: number
  /** Whether this is the person's own draft. */
  isDraft: boolean
  errors: FieldErrors
  warnings: FieldWarnings
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
      isDraft: !!draft,
      errors,
      warnings,
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

export const NO_ERRORS: FieldErrors = { fields: {}, others: [] }

export type OwnText = {
  text: string | undefined
  base: number
  draft: ContentDraft | undefined
  /** The newest version, with the person's own photographs. */
  files: TreeFile[]
}

/** The text that this person goes on from. */
export async function ownText(
  db: Db,
  { actor, path }: { actor: Actor; path: string },
): Promise<OwnText> {
  const newest = await newestVersion(db)
  const drafts = actor.staffId === null ? [] : await draftsOf(db, actor.staffId)
  const draft = drafts.find((each) => each.path === path)
  const photos = drafts.filter((each) => each.path.startsWith('photos/'))
  const files = withFiles(await readVersionFiles(db, newest), photos)
  const current = files.find((file) => file.path === path)
  return { text: draft?.body ?? current?.body, base: draft?.base ?? newest, draft, files }
}

/** Files with others in their place or added. */
export function withFiles(files: readonly TreeFile[], others: readonly TreeFile[]): TreeFile[] {
  const names = new Set(others.map(({ path }) => path))
  return [
    ...files.filter(({ path }) => !names.has(path)),
    ...others.map(({ path, body }) => ({ path, body })),
  ]
}

export function draftErrors(
  files: readonly TreeFile[],
  { path, text, form }: { path: string; text: string; form: FormField },
): FieldErrors {
  const checked = checkFiles(withFiles(files, [{ path, body: text }]))
  return checked.ok ? NO_ERRORS : mistakesByField(checked.mistakes, { path, form })
}
