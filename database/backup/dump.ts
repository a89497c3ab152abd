import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { appliedMigrations } from '#database/migrate.ts'
import { RECORD_TABLES, type RecordTable } from './record-tables.ts'

/**
 * Writes every record as of one moment, one JSON object per line, then a line with the migrations and the
 * sums of all tables, and one with the SHA-256 of all lines before it, by which `loadDump` checks the copy.
 * Returns the number of records.
 */
export async function dumpDatabase(db: Db, file: string): Promise<number> {
  const output = await open(file, 'wx')
  const hash = createHash('sha256')
  const write = (line: object) => {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    return output.write(text)
  }
  let count = 0
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        for (const table of RECORD_TABLES) {
          for (const row of await tx.selectFrom(table).selectAll().execute()) {
            await write({ table, row })
            count++
          }
        }
        await write({ migrations: await appliedMigrations(tx), sums: await sumTables(tx) })
        await write({ sha256: hash.copy().digest('hex') })
      })
    await output.sync()
  } finally {
    await output.close()
  }
  return count
}

export type TableSum = { table: RecordTable; rows: number; sums: Record<string, number> }

const SUMMED: Partial<Record<RecordTable, readonly string[]>> = {
  gift: ['amount_minor'],
  registration: ['due_minor', 'full_minor', 'places'],
  attendee: ['share_minor'],
  payment: ['amount_minor', 'received_minor', 'overpaid'],
  receipt_series: ['last'],
  receipt: ['number'],
  refund: ['amount_minor'],
  money_entry: ['amount_minor'],
  settlement: ['settled_minor'],
  day_close: ['counted_minor', 'recorded_minor'],
}

export async function sumTables(db: Db): Promise<TableSum[]> {
  const tables: TableSum[] = []
  for (const table of RECORD_TABLES) {
    const sums: Record<string, number> = {}
    for (const column of SUMMED[table] ?? []) {
      sums[column] = await ask(db, table, sql`coalesce(sum(${sql.ref(column)}), 0)`)
    }
    tables.push({ table, rows: await ask(db, table, sql`count(*)`), sums })
  }
  return tables
}

/** Throws when a table was not copied in full. */
export function compareSums(
  expected: readonly (Omit<TableSum, 'table'> & { table: string })[],
  found: readonly TableSum[],
): void {
  for (const { table, rows, sums } of found) {
    const wanted = expected.find((each) => each.table === table) ?? { rows: 0, sums: {} }
    const agrees =
      wanted.rows === rows &&
      Object.entries(wanted.sums).every(([column, sum]) => sums[column] === sum)
    if (!agrees) throw new Error(`${table} does not add up after it was copied: nothing was kept`)
  }
}

async function ask(db: Db, table: RecordTable, question: RawBuilder<unknown>): Promise<number> {
  const asked = sql<{ answer: number }>`select ${question} as answer from ${sql.table(table)}`
  return (await asked.execute(db)).rows[0]?.answer ?? 0
}
