import { sql } from 'kysely'
import { hasRecords, RECORD_TABLES } from './dump.ts'
import type { Db } from './open.ts'

type TableName = (typeof RECORD_TABLES)[number]

/** What must be the same on both sides. */
export type TableSum = { table: TableName; rows: number; sums: Record<string, number> }

export type Move = { moved: true; tables: TableSum[] } | { moved: false; problem: 'has-records' }

/** The columns that are money, or numbers given out. */
const SUMMED: Partial<Record<TableName, readonly string[]>> = {
  gift: ['amount_minor'],
  registration: ['due_minor', 'full_minor', 'places'],
  attendee: ['share_minor'],
  payment: ['amount_minor', 'received_minor', 'overpaid'],
  receipt_series: ['last'],
  receipt: ['number'],
  refund: ['amount_minor'],
}

/**
 * Copies every record into a database that has none, in one transaction: all of it is there in the
 * end and adds up, or nothing is. The source is locked for writing meanwhile and never changed.
 */
export async function moveRecords(from: Db, to: Db): Promise<Move> {
  if (await hasRecords(to)) return { moved: false, problem: 'has-records' }
  return from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      await target.deleteFrom('setting').execute()
      const tables: TableSum[] = []
      for (const table of RECORD_TABLES) {
        await copyTable(source, target, table)
        tables.push(await compareTable(source, target, table))
      }
      return { moved: true, tables }
    }),
  )
}

/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 200

async function copyTable(source: Db, target: Db, table: TableName): Promise<void> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
    source,
  )
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    const names = Object.keys(some[0] ?? {})
    const values = some.map(
      (row) => sql`(${sql.join(names.map((name) => sql`${toPortable(row[name])}`))})`,
    )
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(
      target,
    )
  }
}

/** The one character that SQLite keeps and PostgreSQL refuses; only strangers send it. */
function toPortable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

async function compareTable(source: Db, target: Db, table: TableName): Promise<TableSum> {
  const [theirs, ours] = [await sumTable(source, table), await sumTable(target, table)]
  if (JSON.stringify(theirs) !== JSON.stringify(ours)) {
    throw new Error(`${table} does not add up after it was copied: nothing was moved`)
  }
  return ours
}

async function sumTable(db: Db, table: TableName): Promise<TableSum> {
  const sums: Record<string, number> = {}
  for (const name of SUMMED[table] ?? []) {
    sums[name] = await ask(db, table, sql`coalesce(sum(${sql.ref(name)}), 0)`)
  }
  return { table, rows: await ask(db, table, sql`count(*)`), sums }
}

async function ask(
  db: Db,
  table: TableName,
  question: ReturnType<typeof sql<number | string>>,
): Promise<number> {
  const { rows } = await sql<{
    answer: number | string
  }>`select ${question} as answer from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.answer)
}
