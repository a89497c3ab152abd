import { type InsertObject, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#database/tables/tables.ts'
import type { Db } from './open.ts'

/** What most queries are: rows with these values, and nothing else. Kysely is for all others. */

type Name = keyof Tables
type Row<Table extends Name> = Tables[Table]
type Column<Table extends Name> = keyof Row<Table> & string

/** It is a condition that is no equality. */
type Condition = (column: string) => RawBuilder<SqlBool>

/** A column has the value, or one of the values in the list. */
type Match<Table extends Name> = {
  [Column in keyof Row<Table>]?: Row<Table>[Column] | readonly Row<Table>[Column][] | Condition
}

export async function findRow<Table extends Name>(db: Db, table: Table, match: Match<Table>) {
  const { rows } = await sql<Row<Table>>`select * from ${sql.table(table)}
    where ${hasValues(match)}`.execute(db)
  return rows[0]
}

export async function rowOf<Table extends Name>(db: Db, table: Table, match: Match<Table>) {
  return existing(table, await findRow(db, table, match))
}

/** A number as the last of the order is the most that are wanted. */
export async function findRows<Table extends Name>(
  db: Db,
  table: Table,
  match: Match<Table>,
  ...order: Column<Table>[] | [...Column<Table>[], limit: number]
): Promise<Row<Table>[]> {
  if (isNothing(match)) return []
  const columns = order.flatMap((each) => (typeof each === 'string' ? [sql.ref(each)] : []))
  const [limit = sql``] = order.flatMap((each) =>
    typeof each === 'number' ? [sql`limit ${each}`] : [],
  )
  const ordered = columns.length === 0 ? sql`` : sql`order by ${sql.join(columns)}`
  const { rows } = await sql<Row<Table>>`select * from ${sql.table(table)}
    where ${hasValues(match)} ${ordered} ${limit}`.execute(db)
  return rows
}

export async function hasRow<Table extends Name>(db: Db, table: Table, match: Match<Table>) {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where ${hasValues(match)}`.execute(db)
  return rows.length > 0
}

/** Returns how many were not there yet. */
export async function insertNew<Table extends Name>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<number> {
  let stored = 0
  for (const some of inChunks(rows)) {
    const insert = db.insertInto(table).values(some)
    const result = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
    stored += Number(result.numInsertedOrUpdatedRows)
  }
  return stored
}

export async function changeRows<Table extends Name>(
  db: Db,
  table: Table,
  match: Match<Table>,
  change: Partial<Row<Table>>,
): Promise<number> {
  if (isNothing(match)) return 0
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set ${sql.join(assignments(change))} where ${hasValues(match)}`.execute(db)
  return Number(numAffectedRows)
}

export async function deleteRows<Table extends Name>(db: Db, table: Table, match: Match<Table>) {
  if (isNothing(match)) return 0
  const { numAffectedRows } = await sql`delete from ${sql.table(table)}
    where ${hasValues(match)}`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Inside a transaction: locks a row and returns it. Writing a column to itself takes the lock on both
 * engines. It is one that no index and no other table has.
 */
export async function lockRow<Table extends Name>(
  tx: Db,
  table: Table,
  match: Match<Table>,
  column: Column<Table>,
): Promise<Row<Table>> {
  const { rows } = await sql<Row<Table>>`update ${sql.table(table)}
    set ${sql.ref(column)} = ${sql.ref(column)} where ${hasValues(match)} returning *`.execute(tx)
  return existing(table, rows[0])
}

/** Tells forms that were opened before this change that they are outdated. Returns the new version. */
export async function raiseVersion<
  Table extends { [Table in Name]: 'version' extends Column<Table> ? Table : never }[Name],
>(tx: Db, table: Table, match: Match<Table>, change: Partial<Row<Table>> = {}): Promise<number> {
  const raised = sql`"version" = "version" + 1`
  const { rows } = await sql<{ version: number }>`update ${sql.table(table)}
    set ${sql.join([raised, ...assignments(change)])} where ${hasValues(match)}
    returning "version"`.execute(tx)
  return existing(table, rows[0]).version
}

function existing<Found>(table: string, row: Found | undefined): Found {
  if (!row) throw new Error(`${table} has no such row`)
  return row
}

/** Whether a value is to be one of an empty list. */
function isNothing(match: object): boolean {
  return Object.values(match).some((value) => Array.isArray(value) && value.length === 0)
}

/** Throws without values, and for one that is missing: either would match other rows too. */
function hasValues(match: object): RawBuilder<SqlBool> {
  const conditions = Object.entries(match).map(([column, value]) => {
    if (value === undefined) throw new Error(`Which ${column} is meant is not said`)
    if (typeof value === 'function') return value(column)
    if (isNothing({ value })) return sql`1 = 0`
    if (Array.isArray(value)) return sql`${sql.ref(column)} in (${sql.join(value)})`
    return value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`
  })
  if (conditions.length === 0) throw new Error('Which rows are meant is not said')
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Undefined leaves a column as it is. */
function assignments(change: object): RawBuilder<unknown>[] {
  return Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
}

export type Due = { at: string; limit: number }

/** A clock that was ahead wrote what is later than anything can be: it must not wait for that day. */
export function due(at: string, longestMs: number): Condition {
  const latest = new Date(Date.parse(at) + longestMs).toISOString()
  return (column) => sql`(${sql.ref(column)} <= ${at} or ${sql.ref(column)} > ${latest})`
}

export function upTo(value: string): Condition {
  return (column) => sql`${sql.ref(column)} <= ${value}`
}

export function earlierThan(value: string): Condition {
  return (column) => sql`${sql.ref(column)} < ${value}`
}

export const IS_SET: Condition = (column) => sql`${sql.ref(column)} is not null`

/** SQLite takes 32,766 parameters in a statement, and PostgreSQL 65,535. */
export function* inChunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    yield rows.slice(start, start + MAX_ROWS)
  }
}

const MAX_ROWS = 500
