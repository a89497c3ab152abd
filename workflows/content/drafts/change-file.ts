import { type FieldErrors, mistakesByField } from '#content-model/editing/field-errors.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import type { TypedTexts } from '#content-model/editing/read-form.ts'
import { writeYaml } from '#content-model/editing/write-yaml.ts'
import { treeOf } from '#content-model/tree-files.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { checkFiles } from '#workflows/content/read-version.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED } from '#workflows/staff/actor.ts'
import { type EditedPlace, fileForm, placeSchema } from './file-form.ts'
import { inOneChange } from './in-one-change.ts'
import { describeForm, NO_ERRORS, type Opened, type OpenedFile, seenAt } from './open-file.ts'
import { type OwnText, ownText, withFiles } from './own-text.ts'
import { storeChange } from './store-change.ts'
import { type FormButton, typedValue } from './typed-value.ts'

export type { FormButton }

type Change = {
  actor: Actor
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
  key?: string | undefined
}

/** What became of it: `outdated` when the place has changed since the form was opened. */
export type Changed = Opened & { isOutdated?: boolean; isStored?: boolean }

/**
 * Takes a posted form. A button of a list changes the form and stores nothing; the others store the
 * draft. A whole file is stored with its mistakes, and a part of one only without.
 */
export async function changeFile(services: Services, change: Change): Promise<Changed> {
  const { actor, place, key } = change
  const { staffId } = actor
  if (!staffCan.editContent(actor) || staffId === null) return NOT_ALLOWED
  const isShown = change.button !== undefined && !change.storesList
  return inOneChange(services.db, {
    staffId,
    key: isShown ? undefined : key,
    change: async (tx, isDone) => {
      const own = await ownText(tx, { actor, path: place.path, opened: change.opened })
      const before = own.text === undefined ? undefined : yamlValue(own.text)
      const schema = placeSchema(place, before)
      if (own.text === undefined || !schema) return { ok: false, problem: 'unknown' }
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
    },
  })
}

type Read = { place: EditedPlace; own: OwnText; before: unknown; value: unknown }

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
  own: OwnText
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
  const { isDraft } = await storeChange(tx, { ...author, path, own, value })
  // A whole file is shown again with its mistakes: the next form goes on from what is stored now.
  const seen = seenAt({ ...place, added: undefined }, value)
  return { ok: true, file: { ...file, isDraft, errors, seen }, isStored: true }
}

type Checked = Pick<Storing, 'file' | 'own' | 'value' | 'place'>

/** The mistakes of this form. Of those elsewhere, a part of a file has to answer for the ones that it causes. */
function newErrors({ file, own, value, place: { path, isStrict } }: Checked): FieldErrors {
  const mistakesIn = (body: string) => {
    const checked = checkFiles(withFiles(own.files, [{ path, body }]))
    return checked.ok ? [] : checked.mistakes
  }
  const after = mistakesByField(mistakesIn(writeYaml(own.text ?? '', value)), {
    path,
    form: file.form,
  })
  if (after.others.length === 0 || !isStrict) return after
  const before = mistakesByField(mistakesIn(own.text ?? ''), { path, form: file.form })
  return { ...after, others: after.others.filter((each) => !before.others.includes(each)) }
}
