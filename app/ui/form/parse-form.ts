import { parse } from '@conform-to/react'
import * as v from 'valibot'
import { fieldName } from './read-form.ts'

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
