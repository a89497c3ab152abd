import { parse } from '@conform-to/react'
import * as v from 'valibot'
import type { Errors } from './typed.ts'

export type FormReading<Value> = { ok: true; value: Value } | { ok: false; errors: Errors }

/**
 * Reads what was typed with the schema of its form. A field that was not sent is empty. Each field has at
 * most one error.
 */
export function readForm<Value>(
  schema: v.GenericSchema<unknown, Value> & { readonly entries: v.ObjectEntries },
  typed: Readonly<Record<string, unknown>>,
): FormReading<Value> {
  const empty = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, '']))
  const parsed = v.safeParse(schema, { ...empty, ...typed })
  if (parsed.success) return { ok: true, value: parsed.output }
  const errors: Record<string, string> = {}
  for (const issue of parsed.issues) errors[fieldName(issue)] ??= issue.message
  return { ok: false, errors }
}

/** "persons[0].city" */
function fieldName({ path }: v.BaseIssue<unknown>): string {
  const [first, ...rest] = (path ?? []).map(({ key }) => key)
  const inner = rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  return `${String(first ?? '')}${inner.join('')}`
}

/** Reads a form as its library keeps it, with the errors of each field: an empty field is missing. */
export function parseForm<Value>(form: FormData, schema: v.GenericSchema<unknown, Value>) {
  return parse<Value, string[]>(form, {
    resolve(typed) {
      const { success, output, issues } = v.safeParse(schema, withoutEmpty(typed))
      if (success) return { value: output }
      const error: Record<string, string[]> = {}
      for (const issue of issues) {
        const name = fieldName(issue)
        error[name] = [...(error[name] ?? []), issue.message]
      }
      return { error }
    },
  })
}

/** A field's name can claim a row in the millions. Such a list stays as it is, for its schema to refuse. */
const LONGEST_LIST = 100

/** Without empty texts. A list has gaps where a row was not sent: rows without any field. */
function withoutEmpty(typed: unknown): unknown {
  if (typed === '') return undefined
  if (Array.isArray(typed) && typed.length > LONGEST_LIST) return typed
  if (Array.isArray(typed)) return Array.from(typed, (row) => withoutEmpty(row ?? {}))
  if (typeof typed !== 'object' || typed === null || typed instanceof Blob) return typed
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, withoutEmpty(value)]),
  )
}
