import * as v from 'valibot'
import type { Tables } from '#database/tables/tables.ts'

/** The value of a JSON column. Throws, with the row and the place in it, when it is not what the column holds. */
export function readJson<Value, Table extends keyof Tables>(
  schema: v.GenericSchema<unknown, Value>,
  stored: { table: Table; column: keyof Tables[Table] & string; id: string | number; text: string },
): Value {
  const { table, column, id, text } = stored
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (read.success) return read.output
  const [issue] = read.issues
  const place = v.getDotPath(issue) ?? ''
  throw new Error(
    `${table} ${id}: ${column} ${place && `(${place}) `}is not right: ${issue.message}`,
  )
}
