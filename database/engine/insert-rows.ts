import { CompiledQuery } from 'kysely'
import type { Tables } from '#database/tables/tables.ts'
import { isSqlite } from './is-sqlite.ts'
import type { Db } from './open.ts'

/** SQL that stands where a value would, as the engine writes it. */
export class SqlText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * It is for what every registration and gift stores: the statement is written once for each shape of rows,
 * where Kysely builds and compiles it anew every time, which took longer than SQLite needs to run it.
 */
export async function insertRows<Table extends keyof Tables>(
  tx: Db,
  table: Table,
  // A column that is left out would have no value.
  rows: readonly { [Column in keyof Tables[Table]]: Tables[Table][Column] | SqlText }[],
  ending: '' | `on conflict ${string}` = '',
): Promise<Record<string, unknown>[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const values = rows.flatMap((row) => columns.map((column) => Reflect.get(row, column)))
  const parameters = values.filter((value) => !(value instanceof SqlText))
  const shape = values.map((value) => (value instanceof SqlText ? value.text : ''))
  const key = [isSqlite(tx), table, ending, columns, shape].join('|')
  const statement = STATEMENTS.get(key) ?? writeStatement(tx, table, columns, shape) + ending
  if (STATEMENTS.size < MAX_STATEMENTS) STATEMENTS.set(key, statement)
  const { rows: returned } = await tx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(statement, parameters),
  )
  return returned
}

const STATEMENTS = new Map<string, string>()
const MAX_STATEMENTS = 500

/** `shape` has the text of what is no parameter. */
function writeStatement(tx: Db, table: string, columns: string[], shape: string[]): string {
  let parameters = 0
  const mark = isSqlite(tx) ? () => '?' : () => `$${++parameters}`
  const marks = shape.map((text) => text || mark())
  const rows = Array.from(
    { length: shape.length / columns.length },
    (_, row) => `(${marks.slice(row * columns.length, (row + 1) * columns.length).join(', ')})`,
  )
  const names = columns.map((column) => `"${column}"`).join(', ')
  return `insert into "${table}" (${names}) values ${rows.join(', ')} `
}
