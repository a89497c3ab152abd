import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './open.ts'
import { fillPrivateTokens } from './private-token.ts'
import { hasRecords, isRecordTable } from './record-tables.ts'
import { compareSums, sumTables, type TableSum } from './table-sums.ts'

/**
 * Reads a file of `dumpDatabase` into a database without records, in one transaction: in the end all
 * of it is there and adds up, or nothing is. Undefined when the database has records.
 */
export async function loadDump(db: Db, file: string): Promise<TableSum[] | undefined> {
  if (await hasRecords(db)) return undefined
  const { rows, sums } = readDump(await readFile(file, 'utf8'))
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('setting').execute()
    for (const batch of inBatches(rows)) await insertRows(tx, batch)
    const loaded = await sumTables(tx)
    compareSums(sums, loaded)
    // A copy made before there were private pages has no tokens.
    await fillPrivateTokens(tx)
    return loaded
  })
}

type DumpedRow = { table: string; row: Record<string, unknown> }

/** Without the last line the file was cut off, and nobody knows what is missing. */
function readDump(text: string): { rows: DumpedRow[]; sums: TableSum[] } {
  const lines = text.split('\n').filter((line) => line !== '')
  const { sums }: { sums?: TableSum[] } = JSON.parse(lines.at(-1) ?? '{}')
  if (!sums) throw new Error('The copy is not complete: its last line, with the sums, is missing')
  return { rows: lines.slice(0, -1).map((line): DumpedRow => JSON.parse(line)), sums }
}

/** PostgreSQL takes at most 65,535 values in one statement (postgresql.org/docs/current/limits.html). */
const MOST_ROWS = 200

/** Consecutive rows of the same table with the same columns. */
function inBatches(rows: readonly DumpedRow[]): DumpedRow[][] {
  const batches: DumpedRow[][] = []
  for (const row of rows) {
    const batch = batches.at(-1)
    if (batch && batch.length < MOST_ROWS && isAlike(batch[0], row)) batch.push(row)
    else batches.push([row])
  }
  return batches
}

function isAlike(first: DumpedRow | undefined, { table, row }: DumpedRow): boolean {
  return first?.table === table && Object.keys(first.row).join() === Object.keys(row).join()
}

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
 * SQLite stores a NUL in a text, PostgreSQL refuses it
 * (postgresql.org/docs/current/datatype-character.html). Only a forged report can hold one.
 */
function toPortable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
