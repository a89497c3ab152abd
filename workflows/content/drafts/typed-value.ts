import { changeList, type ListChange } from '#content-model/editing/change-list.ts'
import { emptyValue } from '#content-model/editing/empty-value.ts'
import { isRecordValue } from '#content-model/editing/form-of.ts'
import { readForm, type TypedTexts } from '#content-model/editing/read-form.ts'
import { fileSchema, schemaAt, valueIn } from '#content-model/editing/schema-at.ts'
import { isList, isRecord, unwrapped } from '#content-model/editing/schema-kinds.ts'
import { withPart } from '#content-model/editing/with-part.ts'
import type { Schema } from '#content-model/schema/fields-of.ts'
import type { EditedPlace } from './file-form.ts'

export type FormButton = Pick<ListChange, 'does' | 'name'>

type Editing = {
  place: EditedPlace
  typed: TypedTexts
  button: FormButton | 'show' | undefined
  /** The whole file. */
  before: unknown
}

/** The whole file's value with what was typed, and with what the button does to a list. */
export function typedValue(schema: Schema, { place, typed, button, before }: Editing): unknown {
  const { path, keys, added, only } = place
  const old = added === undefined ? keys.reduce(valueIn, before) : emptyValue(schema, added)
  const part = typedPart({ schema, name: keys.join('.'), typed, before: old }, only)
  const whole = withPart(before, { keys, part, isNew: added !== undefined })
  if (button === undefined || button === 'show') return whole
  return changeList(whole, withAdded(path, { button, typed, whole }))
}

/** Of a form with some of the fields, the others stay as they were. */
function typedPart(asked: Parameters<typeof readForm>[0], only: EditedPlace['only']): unknown {
  const read = readForm(asked)
  const { before } = asked
  if (only === undefined || !isRecordValue(read) || !isRecordValue(before)) return read
  const chosen = Object.entries(read).filter(([name]) => only.includes(name))
  const kept = Object.entries(before).filter(([name]) => !only.includes(name) || name in read)
  return { ...Object.fromEntries(kept), ...Object.fromEntries(chosen) }
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
