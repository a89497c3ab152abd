import { open, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './open.ts'
import { fillPrivateTokens } from './private-token.ts'
import type { Tables } from './tables.ts'

/** Each after those that it refers to. Leases and locks are nobody's record. */
export const RECORD_TABLES = [
  'gift',
  'registration',
  'place_event',
  'place_key',
  'attendee',
  'payment',
  'payment_event',
  'payment_report',
  'idempotency_key',
  'receipt_series',
  'receipt',
  'refund',
  'outbox',
  'setting',
] as const satisfies readonly (keyof Tables)[]

/** Writes every record as of one moment, one JSON object a line. Answers how many. */
export async function dumpDatabase(db: Db, file: string): Promise<number> {
  const output = await open(file, 'wx')
  let count = 0
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        for (const table of RECORD_TABLES) {
          for (const row of await tx.selectFrom(table).selectAll().execute()) {
            await output.write(`${JSON.stringify({ table, row })}\n`)
            count++
          }
        }
      })
    await output.sync()
  } finally {
    await output.close()
  }
  return count
}

/** Reads such a file into a database without records. Undefined when it has some. */
export async function loadDump(db: Db, file: string): Promise<number | undefined> {
  if (await hasRecords(db)) return undefined
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('setting').execute()
    for (const line of lines) {
      const { table, row }: { table: string; row: Record<string, unknown> } = JSON.parse(line)
      if (!RECORD_TABLES.some((known) => known === table))
        throw new Error(`${table} is no table of ours`)
      const names = Object.keys(row).map((name) => sql.ref(name))
      const values = Object.values(row).map((value) => sql`${value}`)
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
        tx,
      )
    }
    // A copy from before there were private pages has no tokens.
    await fillPrivateTokens(tx)
  })
  return lines.length
}

export async function hasRecords(db: Db): Promise<boolean> {
  for (const table of RECORD_TABLES) {
    if (table === 'setting') continue
    const row = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (row.rows.length > 0) return true
  }
  return false
}
