import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import * as v from 'valibot'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { inChunks } from '#database/engine/rows.ts'
import { refuseOtherVersion } from '#database/migrate.ts'
import { continueNumbers } from '#database/search/next-number.ts'
import { compareSums, sumTables } from './dump.ts'
import { hasRecords, isRecordTable, WRITTEN_AT_START } from './record-tables.ts'

/** Loads everything, or nothing. Returns undefined when the database already has records. */
export async function loadDump(db: Db, file: string) {
  if (await hasRecords(db)) return undefined
  const { rows, sums } = readDump(readFileSync(file, 'utf8'))
  return db.transaction().execute(async (tx) => {
    for (const table of WRITTEN_AT_START) await tx.deleteFrom(table).execute()
    for (const some of Map.groupBy(rows, ({ table }) => table).values()) {
      for (const batch of inChunks(some)) await insertRows(tx, batch)
    }
    await continueNumbers(tx)
    const loaded = await sumTables(tx)
    compareSums(sums, loaded)
    return { rows: rows.length, tables: loaded }
  })
}

const line = v.pipe(v.string(), v.parseJson())

const sumsLine = v.pipe(
  line,
  v.object({
    migrations: v.optional(v.array(v.string()), []),
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

function readDump(text: string) {
  const lines = checkedLines(text)
  const { migrations, sums } = v.parse(sumsLine, lines.at(-1))
  refuseOtherVersion(migrations)
  return { rows: lines.slice(0, -1).map((text) => v.parse(rowLine, text)), sums }
}

/** The church's own file in the newest version of a copy, by which somebody knows whose it is. */
export function churchInDump(file: string): string {
  const { rows } = readDump(readFileSync(file, 'utf8'))
  const newest = rows
    .filter(({ table, row }) => table === 'content_file' && row.path === 'church.yaml')
    .toSorted((a, b) => Number(a.row.version) - Number(b.row.version))
    .at(-1)
  const body = rows.find(
    ({ table, row }) => table === 'content_body' && row.digest === newest?.row.digest,
  )
  return String(body?.row.body ?? '')
}

async function insertRows(tx: Db, batch: readonly v.InferOutput<typeof rowLine>[]): Promise<void> {
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
