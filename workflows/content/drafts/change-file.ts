import { isDeepStrictEqual } from 'node:util'
import { changeList, type ListChange } from '#content-model/editing/change-list.ts'
import { emptyValue } from '#content-model/editing/empty-value.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { readForm, type TypedTexts } from '#content-model/editing/read-form.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/editing/schema-at.ts'
import { isList, isRecord, unwrapped } from '#content-model/editing/schema-kinds.ts'
import { writeYaml } from '#content-model/editing/write-yaml.ts'
import type { Schema } from '#content-model/schema/fields-of.ts'
import { deleteDraft, storeDraft } from '#database/content/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED } from '#workflows/staff/actor.ts'
import { type EditedPlace, fileForm, placeSchema } from './file-form.ts'
import {
  describeForm,
  draftErrors,
  NO_ERRORS,
  type Opened,
  type OwnText,
  ownText,
} from './open-file.ts'

export type FormButton = Pick<ListChange, 'does' | 'name'>

type Change = {
  actor: Actor
  place: EditedPlace
  typed: TypedTexts
  /**
   * A button that changes a list, or one that only shows the form again. Otherwise what was typed is
   * stored as a draft.
   */
  button: FormButton | 'show' | undefined
}

/**
 * Takes a posted form. A button of a list changes the form and stores nothing; the others store the
 * draft, with its mistakes. A draft without a difference to the site is deleted.
 */
export async function changeFile(
  { db, now }: Services,
  { actor, place, typed, button }: Change,
): Promise<Opened> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const own = await ownText(db, { actor, path: place.path })
  const before = own.text === undefined ? undefined : yamlValue(own.text)
  const schema = placeSchema(place, before)
  if (own.text === undefined || !schema) return { ok: false, problem: 'unknown' }
  const value = typedValue(schema, { place, typed, button, before })
  const form = fileForm(place, value)
  if (!form) return { ok: false, problem: 'unknown' }
  const file = { ...describeForm(place, value), form, base: own.base, warnings: {} }
  if (button) return { ok: true, file: { ...file, isDraft: !!own.draft, errors: NO_ERRORS } }
  const { path } = place
  const text = writeYaml(own.text, value)
  const isDraft = isDifferent(own.files, path, value)
  const { staffId } = actor
  const draft = { staff_id: staffId, path, body: text, base: own.base }
  await db
    .transaction()
    .execute((tx) =>
      isDraft
        ? storeDraft(tx, { ...draft, changed_at: now().toISOString() })
        : deleteDraft(tx, { staffId, path }),
    )
  const errors = isDraft ? draftErrors(own.files, { path, text, form }) : NO_ERRORS
  return { ok: true, file: { ...file, isDraft, errors } }
}

type Editing = Pick<Change, 'place' | 'typed' | 'button'> & { before: unknown }

/** The whole file's value with what was typed, and with what the button does to a list. */
function typedValue(schema: Schema, { place, typed, button, before }: Editing): unknown {
  const { path, keys } = place
  const name = keys.join('.')
  const part = readForm({ schema, name, typed, before: keys.reduce(valueIn, before) })
  const whole = withPart(before, keys, part)
  if (button === undefined || button === 'show') return whole
  return changeList(whole, withAdded(path, { button, typed, whole }))
}

/** Whether a value differs from what the site shows. */
function isDifferent(files: OwnText['files'], path: string, value: unknown): boolean {
  const current = files.find((file) => file.path === path)?.body
  return current === undefined || !isDeepStrictEqual(yamlValue(current), value)
}

function withPart(whole: unknown, keys: readonly string[], part: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return part
  const group = typeof whole === 'object' && whole !== null ? whole : {}
  return { ...group, [key]: withPart(valueIn(whole, key), rest, part) }
}

type Adding = { button: FormButton; typed: TypedTexts; whole: unknown }

/** What a new entry begins with, by the schema of its list. */
function withAdded(path: string, { button, typed, whole }: Adding): ListChange {
  const schema = fileSchema(path)
  const found = schema && schemaAt(schema, button.name.split('.'), whole)
  if (button.does !== 'add' || !found) return button
  const { schema: plain } = unwrapped(found)
  const chosen = typed.get(`+${button.name}`) ?? ''
  if (isList(plain)) {
    const entry = emptyValue(plain.item, Number(chosen) || 0)
    const isThere = Array.isArray(button.name.split('.').reduce(valueIn, whole))
    return { ...button, added: { value: isThere ? entry : [entry] } }
  }
  if (isRecord(plain) && KEY.test(chosen)) {
    return { ...button, added: { value: emptyValue(plain.value), key: chosen } }
  }
  return { ...button, added: { value: emptyValue(plain) } }
}

const KEY = /^[a-z0-9-]{1,60}$/
