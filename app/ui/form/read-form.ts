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
export function fieldName({ path }: v.BaseIssue<unknown>): string {
  const [first, ...rest] = (path ?? []).map(({ key }) => key)
  const inner = rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  return `${String(first ?? '')}${inner.join('')}`
}
