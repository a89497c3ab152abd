import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { digestOf } from '#database/engine/digest.ts'
import { type Db, type Engine, openDatabase } from '#database/engine/open.ts'
import { MIGRATIONS, migrate } from '#database/migrate.ts'
import { sumDays } from '#database/money/day-sums.ts'
import type { Payment } from '#database/payments/payments.ts'
import { openRegistrationList } from '#database/search/registration-list.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { providerDetails } from '#workflows/payments/read-payment.ts'
import { finishPayment, paidRegistration } from '../../tests/support/payments.ts'
import { testGift } from '../../tests/support/people.ts'
import { ENGINES, emptyDatabaseUrl, testDatabase } from '../../tests/support/site/databases.ts'
import { testFolder } from '../../tests/support/site/folder.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { dumpDatabase, type TableSum } from './dump.ts'
import { loadDump } from './load-dump.ts'

/** The last migration of a site that wrote a copy. */
const VERSIONS = [
  '0002-sweep-outbox-receipts-refunds',
  '0010-staff',
  '0012-office-lists',
  '0013-office-days',
]

test.each(onEach(VERSIONS))(
  '$engine: a dump of $version is loaded as if written today',
  async (each) => {
    const { engine, version } = each
    const today = await todaysRecords()
    const file = path.join(testFolder(), 'older.jsonl')
    const body = (await asWrittenBy(version, today.lines)).map(toLine).join('')
    writeFileSync(file, `${body}${JSON.stringify({ sha256: digestOf(body) })}\n`)
    const { db } = await testDatabase(engine)
    await loadDump(db, { file, paidAt: today.paidAt })
    expect(await derivedFrom(db)).toEqual(today.derived)
  },
)

test.each(onEach(['0002-sweep-outbox-receipts-refunds', '0013-office-days']))(
  '$engine: a database of $version is migrated to the same records',
  async (each) => {
    const { engine, version } = each
    const today = await todaysRecords()
    const db = await databaseOf(engine, version)
    for (const { table, row } of (await asWrittenBy(version, today.lines)).filter(isRow)) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      const values = sql.join(Object.values(row))
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
    }
    await migrate(db)
    expect(await derivedFrom(db)).toEqual(today.derived)
  },
)

function onEach(versions: readonly string[]) {
  return versions.flatMap((version) => ENGINES.map((engine) => ({ version, engine })))
}

type Row = { table: string; row: Record<string, unknown> }
type Line = Row | { sums: TableSum[] }

function isRow(line: Line): line is Row {
  return 'row' in line
}

/** A gift and a registration, both paid. */
async function todaysRecords() {
  const services = await testServices()
  await finishPayment(services, await giveGift(services, testGift), 'approve')
  await paidRegistration(services)
  const file = path.join(testFolder(), 'today.jsonl')
  await dumpDatabase(services.db, file)
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(0, -1)
  return {
    lines: lines.map((line): Line => JSON.parse(line)),
    derived: await derivedFrom(services.db),
    paidAt: (payment: Payment) => providerDetails(services, payment).paidAt,
  }
}

/** The same dump with the tables and columns that this version had. */
async function asWrittenBy(version: string, lines: readonly Line[]): Promise<Line[]> {
  const db = await databaseOf('sqlite', version)
  const tables = await db.introspection.getTables()
  const known = new Map(
    tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  )
  const among = (table: string, values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => known.get(table)?.has(name)))
  return lines.flatMap((line): Line[] => {
    if (isRow(line)) {
      const { table, row } = line
      const own = known.get(table)
      if (!own) return []
      const gone = own.has('name_key') ? { name_key: 'ravi', last_key: 'ravi' } : {}
      return [{ table, row: { ...among(table, row), ...gone } }]
    }
    const sums = line.sums.filter(({ table }) => known.has(table))
    return [{ sums: sums.map((each) => ({ ...each, sums: among(each.table, each.sums) })) }]
  })
}

async function databaseOf(engine: Engine, version: string): Promise<Db> {
  const file = `file:${path.join(testFolder(), `${version}.db`)}`
  const { db } = openDatabase(engine === 'sqlite' ? file : await emptyDatabaseUrl())
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateTo(version)
  if (error) throw error
  return db
}

function toLine(line: Line): string {
  return `${JSON.stringify(line)}\n`
}

/** What is computed from other records. */
async function derivedFrom(db: Db) {
  const ask = async (query: string) => (await sql.raw(query).execute(db)).rows
  return {
    registration: await ask(`select hold, places, standing, received_minor, still_due_minor, words,
      sort_name from registration`),
    withoutToken: await ask('select id from registration where private_token is null'),
    tickets: await ask('select position from ticket order by position'),
    payment: await ask('select txnid, received_on from payment order by txnid'),
    mailbox: await ask('select distinct mailbox from outbox order by mailbox'),
    found: (
      await openRegistrationList(db, { filter: { search: readSearch('asha'), sort: 'name' } })
    ).totals,
    days: await sumDays(db, {
      ...{ from: '2000-01-01', to: '2100-01-01' },
      kinds: ['registered', 'received', 'returned'],
    }),
  }
}
