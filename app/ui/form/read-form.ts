import * as v from 'valibot'
import type { Errors } from './typed.ts'

export type FormReading<Value> = { ok: true; value: Value } | { ok: false; errors: Errors }

/** A field that was not sent is empty. Each field has at most one error. */
export function readForm<Value>(
  schema: v.GenericSchema<unknown, Value> & { readonly entries: v.ObjectEntries },
  typed: Readonly<Record<string, unknown>>,
): FormReading<Value> {
  const empty = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, '']))
  const parsed = v.safeParse(schema, { ...empty, ...typed })
  if (parsed.success) return { ok: true, value: parsed.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.issues) {
    // "persons[0].city"
    const [first = '', ...rest] = (path ?? []).map(({ key }) => key)
    const inner = rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    errors[`${String(first)}${inner.join('')}`] ??= message
  }
  return { ok: false, errors }
}

/** What is in a form's fields, by name; `persons[1].city` is in the second row of `persons`. */
export type Fields = {
  readonly [name: string]:
    | string
    | readonly Readonly<Record<string, string | undefined>>[]
    | undefined
}

/** The list, the row and the field. No list of ours has more than ten rows. */
const ROW_FIELD = /^(\w+)\[(\d)\]\.(\w+)$/

/** A list has gaps where a row was not sent: rows without any field. */
export function readFields(form: FormData): Fields {
  // Maps, because anybody may send a field with the name of what every object has.
  const fields = new Map<string, Fields[string]>()
  const lists = new Map<string, Record<string, string>[]>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const { list, row, field } = placeOf(name)
    if (!list) {
      fields.set(name, value)
      continue
    }
    const rows = lists.get(list) ?? []
    rows[row] = { ...rows[row], [field]: value }
    lists.set(list, rows)
  }
  const whole = [...lists].map(([list, rows]) => [list, Array.from(rows, (row) => row ?? {})])
  return { ...Object.fromEntries(fields), ...Object.fromEntries(whole) }
}

export function fieldValue(fields: Fields, name: string): string | undefined {
  const { list, row, field } = placeOf(name)
  const rows = list && fields[list]
  const value = typeof rows === 'object' ? rows[row]?.[field] : fields[name]
  return typeof value === 'string' ? value : undefined
}

/** `list` is empty for a field that is in none. */
export function placeOf(name: string): { list: string; row: number; field: string } {
  const [, list = '', row, field = name] = ROW_FIELD.exec(name) ?? []
  return { list, row: Number(row), field }
}
