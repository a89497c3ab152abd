import { open } from 'node:fs/promises'
import type { Db } from '#database/engine/open.ts'
import { RECORD_TABLES } from './record-tables.ts'
import { sumTables } from './table-sums.ts'

/**
 * Writes every record as of one moment, one JSON object per line, then a line with the sums of all
 * tables, by which `loadDump` checks the copy. Returns the number of records.
 */
export async function dumpDatabase(db: Db, file: string): Promise<number> {
  const output = await open(file, 'wx')
  const write = (line: object) => output.write(`${JSON.stringify(line)}\n`)
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
        await write({ sums: await sumTables(tx) })
      })
    await output.sync()
  } finally {
    await output.close()
  }
  return count
}
