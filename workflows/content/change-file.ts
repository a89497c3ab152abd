import { isDeepStrictEqual } from 'node:util'
import { changeList, type ListChange } from '#content/editing/change-list.ts'
import { emptyValue } from '#content/editing/empty-value.ts'
import { yamlValue } from '#content/editing/parse-yaml.ts'
import { readForm, type TypedTexts } from '#content/editing/read-form.ts'
import { fileSchema, schemaAt, valueIn } from '#content/editing/schema-at.ts'
import { isList, isRecord, unwrapped } from '#content/editing/schema-kinds.ts'
import { writeYaml } from '#content/editing/write-yaml.ts'
import { deleteDrafts, storeDraft } from '#database/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED } from '../staff/actor.ts'
import { type EditedPlace, fileForm, placeSchema } from './file-form.ts'
import { describeForm, draftErrors, NO_ERRORS, type Opened, ownText } from './open-file.ts'

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
 * draft, with its mistakes. A draft that is what the site shows is none.
 */
export async function changeFile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, place, typed, button }: Change,
): Promise<Opened> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const own = await ownText(db, { actor, path: place.path })
  const before = own.text === undefined ? undefined : yamlValue(own.text)
  const schema = placeSchema(place, before)
  if (own.text === undefined || !schema) return { ok: false, problem: 'unknown' }
  const name = place.keys.join('.')
  const part = readForm({ schema, name, typed, before: place.keys.reduce(valueIn, before) })
  const whole = withPart(before, place.keys, part)
  const isListButton = button !== undefined && button !== 'show'
  const value = isListButton
    ? changeList(whole, withAdded(place.path, { button, typed, whole }))
    : whole
  const form = fileForm(place, value)
  if (!form) return { ok: false, problem: 'unknown' }
  const file = { ...describeForm(place, value), form, base: own.base, warnings: {} }
  if (button) return { ok: true, file: { ...file, isDraft: !!own.draft, errors: NO_ERRORS } }

  const text = writeYaml(own.text, value)
  const current = own.files.find(({ path }) => path === place.path)?.body
  const isDraft = current === undefined || !isDeepStrictEqual(yamlValue(current), value)
  const { staffId } = actor
  if (isDraft) {
    const draft = { staff_id: staffId, path: place.path, body: text, base: own.base }
    await storeDraft(db, { ...draft, changed_at: now().toISOString() })
  } else await deleteDrafts(db, { staffId, paths: [place.path] })
  const errors = isDraft ? draftErrors(own.files, { path: place.path, text, form }) : NO_ERRORS
  return { ok: true, file: { ...file, isDraft, errors } }
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
