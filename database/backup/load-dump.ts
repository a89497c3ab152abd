import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import { digestOf } from '#database/engine/digest.ts'
import { inChunks } from '#database/engine/in-chunks.ts'
import type { Db } from '#database/engine/open.ts'
import { continueNumbers } from '#database/search/next-number.ts'
import { compareSums, sumTables, type TableSum } from './dump.ts'
import { type DumpedColumns, fillOlderRecords, type PaidAt } from './fill-older-records.ts'
import { hasRecords, isRecordTable, WRITTEN_AT_START } from './record-tables.ts'

export type LoadedDump = {
  /** How many records the copy has. */
  rows: number
  tables: TableSum[]
}

/**
 * Loads a file written by `dumpDatabase` in one transaction, and rolls it back unless the sums agree.
 * Returns undefined, and loads nothing, when the database already has records.
 */
export async function loadDump(
  db: Db,
  { file, paidAt }: { file: string; paidAt: PaidAt },
): Promise<LoadedDump | undefined> {
  if (await hasRecords(db)) return undefined
  const { count, rows, sums } = readDump(await readFile(file, 'utf8'))
  return db.transaction().execute(async (tx) => {
    for (const table of WRITTEN_AT_START) await tx.deleteFrom(table).execute()
    const alike = Map.groupBy(numberRows(rows), ({ table, row }) => `${table} ${Object.keys(row)}`)
    for (const some of alike.values()) {
      for (const batch of inChunks(some)) await insertRows(tx, batch)
    }
    await continueNumbers(tx)
    const loaded = await sumTables(tx)
    compareSums(sums, loaded)
    await fillOlderRecords(tx, { dumped: columnsOf(rows, sums), paidAt })
    return { rows: count, tables: loaded }
  })
}

const line = v.pipe(v.string(), v.parseJson())

const sumsLine = v.pipe(
  line,
  v.object({
    sums: v.array(
      v.object({
        table: v.string(),
        rows: v.number(),
        sums: v.record(v.string(), v.number()),
      }),
    ),
  }),
)

const rowLine = v.pipe(
  line,
  v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) }),
)

const digestLine = v.pipe(line, v.object({ sha256: v.string() }))

/** The lines before the last one, which has their digest. Throws when they are not what was written. */
function checkedLines(text: string): string[] {
  const whole = text.trimEnd()
  const end = whole.lastIndexOf('\n') + 1
  const last = v.safeParse(digestLine, whole.slice(end))
  if (!last.success) {
    throw new Error(
      'The copy has no SHA-256 of its lines at its end. It was cut off, or made by a version before 1.0: nothing was put back',
    )
  }
  if (digestOf(text.slice(0, end)) !== last.output.sha256) {
    throw new Error('The copy was changed after it was made: nothing was put back')
  }
  return whole.slice(0, end - 1).split('\n')
}

function readDump(text: string): { count: number; rows: DumpedRow[]; sums: TableSum[] } {
  const lines = checkedLines(text)
  const sums = v
    .parse(sumsLine, lines.at(-1))
    .sums.flatMap(({ table, ...sum }) => (isRecordTable(table) ? [{ table, ...sum }] : []))
  const all = lines.slice(0, -1).map((text) => v.parse(rowLine, text))
  const rows = all.filter(({ table }) => !GONE_TABLES.has(table)).map(withoutGone)
  return { count: all.length, rows, sums }
}

/** Tables and columns of older dumps in which nothing was that other records don't say. */
const GONE_TABLES: ReadonlySet<string> = new Set([
  'registration_word',
  'registration_tally',
  'day_tally',
])

const GONE_COLUMNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['registration', ['tallied']],
  ['gift', ['name_key', 'last_key']],
  ['payment', ['name_key', 'last_key']],
])

function withoutGone({ table, row }: DumpedRow): DumpedRow {
  const gone = GONE_COLUMNS.get(table)
  if (!gone) return { table, row }
  const known = Object.entries(row).filter(([column]) => !gone.includes(column))
  return { table, row: Object.fromEntries(known) }
}

/** The sums name every table; a table without rows has nothing to fill in. */
function columnsOf(rows: readonly DumpedRow[], sums: readonly TableSum[]): DumpedColumns {
  const columns = new Map(sums.map(({ table }) => [table, new Set<string>()]))
  const seen = new Set<string>()
  for (const { table, row } of rows) {
    if (seen.has(table) || !isRecordTable(table)) continue
    seen.add(table)
    columns.set(table, new Set(Object.keys(row)))
  }
  return columns
}

/** Rows of one table with the same columns. */
async function insertRows(tx: Db, batch: readonly DumpedRow[]): Promise<void> {
  const [first] = batch
  if (!first) return
  if (!isRecordTable(first.table)) throw new Error(`${first.table} is no table of ours`)
  const columns = sql.join(Object.keys(first.row).map((name) => sql.ref(name)))
  const values = batch.map(
    ({ row }) => sql`(${sql.join(Object.values(row).map((value) => sql`${toPortable(value)}`))})`,
  )
  await sql`insert into ${sql.table(first.table)} (${columns}) values ${sql.join(values)}`.execute(
    tx,
  )
}

/**
 * SQLite stores text with a NUL, PostgreSQL refuses it
 * (postgresql.org/docs/current/datatype-character.html). Only a forged report can contain one.
 */
function toPortable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

type DumpedRow = { table: string; row: Record<string, unknown> }

/** Gives registrations and gifts of older dumps their numbers as the migration does, in the order in which they came. */
function numberRows(rows: readonly DumpedRow[]): DumpedRow[] {
  const last = new Map([
    ['registration', 1_000],
    ['gift', 1_000],
  ])
  const numbers = new Map<DumpedRow, number>()
  for (const each of rows.filter(({ row }) => row.number === undefined).toSorted(byTime)) {
    const before = last.get(each.table)
    if (before === undefined) continue
    numbers.set(each, before + 1)
    last.set(each.table, before + 1)
  }
  return rows.map((each) => {
    const number = numbers.get(each)
    return number === undefined ? each : { table: each.table, row: { ...each.row, number } }
  })
}

function byTime(one: DumpedRow, other: DumpedRow): number {
  return placeInTime(one) < placeInTime(other) ? -1 : 1
}

function placeInTime({ row }: DumpedRow): string {
  return `${row.created_at} ${row.id}`
}
