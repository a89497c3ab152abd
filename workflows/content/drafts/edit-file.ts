import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '#content-model/changes/changes.ts'
import {
  changedAt,
  entriesOf,
  isBranch,
  listTree,
  type Tree,
  treeAt,
  withIds,
  withoutIds,
} from '#content-model/changes/tree.ts'
import { changeList, type ListChange } from '#content-model/editing/change-list.ts'
import {
  emptyValue,
  type FormField,
  formOf,
  readContentForm,
  type TypedTexts,
} from '#content-model/editing/form-of.ts'
import {
  type FieldErrors,
  type FieldWarnings,
  fieldWarnings,
  fileName,
  mistakesByField,
} from '#content-model/editing/form-words.ts'
import type { Mistake } from '#content-model/mistake.ts'
import {
  fileSchema,
  isList,
  isRecord,
  type Schema,
  schemaAt,
  unwrapped,
  valueIn,
} from '#content-model/schema/schema-at.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { asYamlFile, fileTree, fileValue, withTree } from '#content-model/stored-file.ts'
import { photographsOf } from '#content-model/tree-files.ts'
import { deleteDraft, markDiscarded, storeContentDraft } from '#database/content/content-drafts.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, type StaffForm } from '#workflows/actor.ts'
import { checkFiles } from '#workflows/content/versions.ts'
import type { Services } from '#workflows/services.ts'
import { changeDrafts, type OwnFile, ownFile, seenOf } from './own-drafts.ts'

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

export type Result = { ok: true; file: OpenedFile } | { ok: false; problem: 'unknown' } | NotAllowed

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
): Promise<Result> {
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

function openedFile(
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
function seenAt({ keys, added }: EditedPlace, whole: Tree | undefined): string {
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

function placeSchema({ path, keys }: EditedPlace, whole: Tree | undefined): Schema | undefined {
  // Translations have a form of their own, with their texts and nothing else.
  const schema = asSideFile(path) ? undefined : fileSchema(path)
  return schema && schemaAt(schema, keys, withoutIds(whole))
}

export type FormButton = Pick<ListChange, 'does' | 'name'>

type Change = StaffForm & {
  place: EditedPlace
  typed: TypedTexts
  button: FormButton | 'show' | undefined
  /** The button's list is not in the form, so its change is stored. */
  storesList?: boolean
  /** The version with which the form was opened, and what it showed. */
  opened?: number | undefined
  seen?: string | undefined
}

/** What became of it: `isOutdated` when the place has changed since the form was opened. */
type Outcome = Result & {
  isOutdated?: boolean
  isStored?: boolean
  mistakes?: readonly Mistake[]
}

/**
 * Takes a posted form. A button of a list changes the form and stores nothing; the others store the
 * draft. A whole file is stored with its mistakes, and a part of one only without.
 */
export async function changeFile(services: Services, change: Change): Promise<Outcome> {
  const { actor, place, key } = change
  const { path, isStrict } = place
  const isShown = change.button !== undefined && !change.storesList
  const form = { actor, key: isShown ? undefined : key }
  return changeDrafts<Outcome>(services, form, async (tx, { staffId, isDone }) => {
    const own = await ownFile(tx, { actor, path, opened: change.opened })
    const before = fileTree(path, own.body)
    const schema = placeSchema(place, before)
    const tree = schema && typedTree(schema, before, change)
    const file = tree && openedFile({ ...place, added: undefined }, own, tree)
    if (own.body === undefined || !file) return { ok: false, problem: 'unknown' }
    const seen = seenAt(place, before)
    if (isShown) return { ok: true, file: { ...file, seen } }
    if (isDone) return { ok: true, file, isStored: true }
    if (change.seen !== undefined && change.seen !== seen) {
      return { ok: true, file: { ...file, seen }, isOutdated: true }
    }
    const mistakesIn = (body: string) => {
      const checked = checkFiles(new Map(own.files).set(path, body))
      const mistakes = checked.ok ? [] : checked.mistakes
      return { mistakes, errors: mistakesByField(mistakes, { path, form: file.form }) }
    }
    const { mistakes, errors } = mistakesIn(withTree(path, own.body, tree))
    if (isStrict && errors.others.length > 0) {
      // Of the mistakes elsewhere, a part of a file has to answer for those that it causes.
      const known = mistakesIn(own.body).errors.others
      errors.others = errors.others.filter((each) => !known.includes(each))
    }
    const isFaulty = Object.keys(errors.fields).length + errors.others.length > 0
    if (isStrict && isFaulty) return { ok: true, file: { ...file, seen, errors }, mistakes }
    const at = services.now()
    const isDraft = await storeChange(tx, { staffId, path, own, tree, key, at })
    // A whole file is shown again with its mistakes: the next form goes on from what is stored now.
    return { ok: true, file: { ...file, isDraft, errors }, isStored: true }
  })
}

function typedTree(
  schema: Schema,
  whole: Tree | undefined,
  { place, typed, button }: Change,
): Tree | undefined {
  const { path, keys, added, only } = place
  const old = added === undefined ? treeAt(whole, keys) : withIds(emptyValue(schema, added))
  const read = readContentForm({ schema, name: keys.join('.'), typed, before: old })
  // Of a form with some of the fields, the others stay as they were.
  const part =
    only && isBranch(read) && isBranch(old)
      ? Object.fromEntries([
          ...Object.entries(old).filter(([name]) => !only.includes(name) || name in read),
          ...Object.entries(read).filter(([name]) => only.includes(name)),
        ])
      : read
  const tree =
    added === undefined
      ? changedAt(whole, keys, () => part)
      : changedAt(whole, keys.slice(0, -1), (list) => {
          const [entries, at] = [entriesOf(list) ?? [], Number(keys.at(-1))]
          const fresh = { value: part ?? null }
          return listTree([...entries.slice(0, at), fresh, ...entries.slice(at)], entries)
        })
  if (button === undefined || button === 'show') return tree
  return changeList(tree, { ...button, ...addedBy(path, button, { typed, tree }) })
}

function addedBy(
  path: string,
  { does, name }: FormButton,
  { typed, tree }: { typed: TypedTexts; tree: Tree | undefined },
): Pick<ListChange, 'added'> {
  const schema = fileSchema(path)
  const found = schema && schemaAt(schema, name.split('.'), withoutIds(tree))
  if (does !== 'add' || !found) return {}
  const { schema: plain } = unwrapped(found)
  const chosen = typed.get(`+${name}`) ?? ''
  if (isList(plain)) {
    const entry = emptyValue(plain.item, Number(chosen) || 0)
    const isThere = entriesOf(treeAt(tree, name.split('.'))) !== undefined
    return { added: { value: withIds(isThere ? entry : [entry]) } }
  }
  const key = isRecord(plain) && /^[a-z0-9-]{1,60}$/.test(chosen) ? chosen : undefined
  const value = withIds(emptyValue(key && isRecord(plain) ? plain.value : plain))
  return { added: { value, ...(key && { key }) } }
}

/** Returns whether there is a draft now: without a difference to the site there is none. */
export async function storeChange(
  tx: Db,
  storing: {
    staffId: string
    path: string
    own: OwnFile
    tree: Tree
    key: string | undefined
    at: Date
  },
): Promise<boolean> {
  const { staffId, path, own, tree, key } = storing
  const at = storing.at.toISOString()
  const value = withoutIds(tree)
  const current = own.files.get(path)
  const isDraft = [current, own.baseBody].every(
    (shown) => !isDeepStrictEqual(fileValue(path, shown), value),
  )
  if (isDraft) {
    const before = fileTree(path, own.baseBody)
    const { base, draft } = own
    await storeContentDraft(tx, {
      staff_id: staffId,
      path,
      body: JSON.stringify(changesBetween({ before, after: tree })),
      base,
      changed_at: at,
      before: JSON.stringify(draft?.changes ?? []),
      form_key: key ?? null,
    })
  } else if (own.draft && key) await markDiscarded(tx, { staffId, path, at, key })
  else await deleteDraft(tx, { staffId, path, at })
  return isDraft
}
