import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '#content-model/changes/changes.ts'
import { type Tree, withIds, withoutIds } from '#content-model/changes/tree.ts'
import { changeList, type ListChange } from '#content-model/editing/change-list.ts'
import { emptyValue } from '#content-model/editing/empty-value.ts'
import { type FieldErrors, mistakesByField } from '#content-model/editing/field-errors.ts'
import { isRecordValue } from '#content-model/editing/form-of.ts'
import { readContentForm, type TypedTexts } from '#content-model/editing/read-form.ts'
import { withPart } from '#content-model/editing/with-part.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/schema/schema-at.ts'
import { isList, isRecord, type Schema, unwrapped } from '#content-model/schema/schema-kinds.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { fileTree, fileValue, withValue } from '#content-model/stored-file.ts'
import { treeOf } from '#content-model/tree-files.ts'
import { deleteDraft, markDiscarded, storeContentDraft } from '#database/content/content-drafts.ts'
import type { Db } from '#database/engine/open.ts'
import type { StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { checkFiles } from '../versions.ts'
import {
  describeForm,
  type EditedPlace,
  fileForm,
  NO_ERRORS,
  type Opened,
  type OpenedFile,
  placeSchema,
  seenAt,
} from './open-file.ts'
import { changeDrafts, type OwnFile, ownFile, withFiles } from './own-file.ts'

type Change = StaffForm & {
  place: EditedPlace
  typed: TypedTexts
  /**
   * A button that changes a list, or one that only shows the form again. Otherwise what was typed is
   * stored as a draft.
   */
  button: FormButton | 'show' | undefined
  /** The button's list is not in the form, so its change is stored. */
  storesList?: boolean
  /** The version with which the form was opened, and what it showed. */
  opened?: number | undefined
  seen?: string | undefined
}

/** What became of it: `outdated` when the place has changed since the form was opened. */
type Changed = Opened & { isOutdated?: boolean; isStored?: boolean }

/**
 * Takes a posted form. A button of a list changes the form and stores nothing; the others store the
 * draft. A whole file is stored with its mistakes, and a part of one only without.
 */
export async function changeFile(services: Services, change: Change): Promise<Changed> {
  const { actor, place, key } = change
  const isShown = change.button !== undefined && !change.storesList
  const form = { actor, key: isShown ? undefined : key }
  return changeDrafts<Changed>(services, form, async (tx, { staffId, isDone }) => {
    const own = await ownFile(tx, { actor, path: place.path, opened: change.opened })
    const before = fileValue(place.path, own.body)
    const schema = placeSchema(place, before)
    if (own.body === undefined || !schema) return { ok: false, problem: 'unknown' }
    const value = typedValue(schema, { ...change, before })
    const file = openedBy({ place, own, before, value })
    if (!file) return { ok: false, problem: 'unknown' }
    if (isShown) return { ok: true, file }
    if (isDone)
      return { ok: true, file: { ...file, isDraft: own.draft !== undefined }, isStored: true }
    if (change.seen !== undefined && change.seen !== file.seen) {
      return { ok: true, file, isOutdated: true }
    }
    return store(tx, { file, place, own, value, staffId, key, at: services.now() })
  })
}

type Read = { place: EditedPlace; own: OwnFile; before: unknown; value: unknown }

function openedBy({ place, own, before, value }: Read): OpenedFile | undefined {
  const form = fileForm({ ...place, added: undefined }, value)
  if (!form) return undefined
  return {
    ...describeForm(place, value),
    form,
    base: own.base,
    seen: seenAt(place, before),
    isDraft: own.draft !== undefined,
    errors: NO_ERRORS,
    warnings: {},
    photos: treeOf(own.files).photos,
  }
}

type Storing = {
  file: OpenedFile
  place: EditedPlace
  own: OwnFile
  value: unknown
  staffId: string
  key: string | undefined
  at: Date
}

async function store(tx: Db, { file, place, own, value, ...author }: Storing): Promise<Changed> {
  const { path } = place
  const errors = newErrors({ file, own, value, place })
  const isFaulty = Object.keys(errors.fields).length + errors.others.length > 0
  if (place.isStrict && isFaulty) return { ok: true, file: { ...file, errors } }
  const tree = withIds(value, fileTree(path, own.body))
  const isDraft = await storeChange(tx, { ...author, path, own, tree })
  // A whole file is shown again with its mistakes: the next form goes on from what is stored now.
  const seen = seenAt({ ...place, added: undefined }, value)
  return { ok: true, file: { ...file, isDraft, errors, seen }, isStored: true }
}

type Checked = Pick<Storing, 'file' | 'own' | 'value' | 'place'>

/** The mistakes of this form. Of those elsewhere, a part of a file has to answer for the ones that it causes. */
function newErrors({ file, own, value, place: { path, isStrict } }: Checked): FieldErrors {
  const mistakesIn = (body: string | undefined) => {
    const checked = checkFiles(withFiles(own.files, body === undefined ? [] : [{ path, body }]))
    return checked.ok ? [] : checked.mistakes
  }
  const after = mistakesByField(mistakesIn(withValue(path, own.body, value)), {
    path,
    form: file.form,
  })
  if (after.others.length === 0 || !isStrict) return after
  const before = mistakesByField(mistakesIn(own.body), { path, form: file.form })
  return { ...after, others: after.others.filter((each) => !before.others.includes(each)) }
}

export type FormButton = Pick<ListChange, 'does' | 'name'>

type Editing = {
  place: EditedPlace
  typed: TypedTexts
  button: FormButton | 'show' | undefined
  /** The whole file. */
  before: unknown
}

/** The whole file's value with what was typed, and with what the button does to a list. */
function typedValue(schema: Schema, { place, typed, button, before }: Editing): unknown {
  const { path, keys, added, only } = place
  const old = added === undefined ? keys.reduce(valueIn, before) : emptyValue(schema, added)
  const part = typedPart({ schema, name: keys.join('.'), typed, before: old }, only)
  const whole = withPart(before, { keys, part, isNew: added !== undefined })
  if (button === undefined || button === 'show') return whole
  return changeList(whole, withAdded(path, button, typed, whole))
}

/** Of a form with some of the fields, the others stay as they were. */
function typedPart(
  asked: Parameters<typeof readContentForm>[0],
  only: EditedPlace['only'],
): unknown {
  const read = readContentForm(asked)
  const { before } = asked
  if (only === undefined || !isRecordValue(read) || !isRecordValue(before)) return read
  const chosen = Object.entries(read).filter(([name]) => only.includes(name))
  const unchanged = Object.entries(before).filter(([name]) => !only.includes(name) || name in read)
  return { ...Object.fromEntries(unchanged), ...Object.fromEntries(chosen) }
}

/** What a new entry begins with, by the schema of its list. */
function withAdded(
  path: string,
  button: FormButton,
  typed: TypedTexts,
  whole: unknown,
): ListChange {
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

type StoringChange = {
  staffId: string
  path: string
  own: OwnFile
  /** The whole file. */
  tree: Tree
  key: string | undefined
  at: Date
}

/**
 * Stores what a person has made of a file, as changes of the version that they began from. Returns whether it is
 * a draft: without a difference to the site there is none.
 */
export async function storeChange(tx: Db, storing: StoringChange): Promise<boolean> {
  const { staffId, path, own, tree, key } = storing
  const at = storing.at.toISOString()
  const current = own.files.find((file) => file.path === path)?.body
  const value = withoutIds(tree)
  const isDraft = [current, own.baseBody].every((shown) => isDifferent(path, shown, value))
  if (isDraft) {
    const before = fileTree(path, own.baseBody)
    const { base, draft } = own
    const [changes, earlier] = [changesBetween({ before, after: tree }), draft?.changes ?? []].map(
      (each) => JSON.stringify(each),
    )
    const row = { staff_id: staffId, path, body: changes ?? '', base, changed_at: at }
    await storeContentDraft(tx, { ...row, before: earlier ?? null, form_key: key ?? null })
  } else if (own.draft && key) await markDiscarded(tx, { staffId, path, at, key })
  else await deleteDraft(tx, { staffId, path, at })
  return isDraft
}

function isDifferent(path: string, shown: string | undefined, value: unknown): boolean {
  if (shown === undefined && !asSideFile(path)) return true
  return !isDeepStrictEqual(fileValue(path, shown), value)
}
