import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Engine } from '#database/engine/open.ts'
import { registrationRecords, WORDS } from './registration-records.ts'
import { type Sql, sqlOf } from './sql-of.ts'

type Filling = { engine: Engine; url: string; count: number }

/** Records of many years. Nothing else may have the database open. */
export async function fillOffice({ engine, url, count }: Filling): Promise<void> {
  const connection = engine === 'sqlite' ? openFile(url) : await openServer(url)
  for (const statement of PREPARATIONS[engine]) await connection.run(statement)
  // Made again once all rows are there, which is quicker than keeping them right.
  const indices = await connection.ask(INDICES[engine])
  for (const { name } of indices) await connection.run(`drop index ${name}`)
  for (const statement of recordsOf(engine, count)) await connection.run(statement)
  for (const { sql } of indices) await connection.run(sql)
  for (const statement of CLOSING[engine]) await connection.run(statement)
  await connection.close()
}

/** Written set by set, which both engines do a hundred times quicker than row by row. */
function recordsOf(engine: Engine, count: number): string[] {
  const sql = sqlOf(engine, count)
  return [
    'create temporary table n (i bigint primary key)',
    `insert into n with recursive s(i) as (select 1 union all select i + 1 from s where i < ${count}) select i from s`,
    ...registrationRecords(sql),
    ...moneyRecords(sql),
  ]
}

/** A power cut may spoil this database, and references are right by the way it is filled. */
const PREPARATIONS: Record<Engine, string[]> = {
  sqlite: [
    'pragma journal_mode = delete',
    'pragma synchronous = off',
    'pragma foreign_keys = off',
    'pragma temp_store = memory',
    'pragma cache_size = -1000000',
    'begin',
  ],
  postgres: [
    'set session_replication_role = replica',
    "set maintenance_work_mem = '512MB'",
    "set work_mem = '256MB'",
    'begin',
  ],
}

/** PostgreSQL does the last two by itself within minutes, beside the first questions. */
const CLOSING: Record<Engine, string[]> = {
  sqlite: ['commit', 'analyze', 'pragma journal_mode = wal'],
  postgres: [
    'commit',
    "select setval('registration_numbers', max(number)) from registration",
    "select setval('gift_numbers', max(number)) from gift",
    'vacuum analyze',
    'checkpoint',
  ],
}

/** Without those that belong to a key. */
const INDICES: Record<Engine, string> = {
  sqlite: "select name, sql from sqlite_master where type = 'index' and sql is not null",
  postgres: `select indexname as name, indexdef as sql from pg_indexes
    where schemaname = 'public' and not exists (select 1 from pg_constraint where conname = indexname)`,
}

type Index = { name: string; sql: string }

type Connection = {
  run: (statement: string) => unknown
  ask: (query: string) => Promise<Index[]>
  close: () => unknown
}

function openFile(url: string): Connection {
  const database = new DatabaseSync(url.slice('file:'.length))
  return {
    run: (statement) => database.exec(statement),
    ask: async (query) => {
      const rows = database.prepare(query).all()
      return rows.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
    },
    close: () => database.close(),
  }
}

/** Without the site's limit of time. */
async function openServer(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    run: (statement) => client.query(statement),
    ask: async (query) => (await client.query<Index>(query)).rows,
    close: () => client.end(),
  }
}

/** One payment a registration and a second one for a fifth; a fifth as many gifts; some money by hand. */
function moneyRecords(sql: Sql): string[] {
  return [
    registrationPayments(sql),
    gifts(sql),
    `insert into payment (${PAYMENT_COLUMNS}, gift_id)
     select 'gift ' || id, 'GIFT' || id, 'gift ' || id, fund, full_name, email, phone,
       amount_minor, 'paid', created_at, created_at, amount_minor, substr(created_at, 1, 10), 'visitor', null, 0, id
     from gift`,
    `insert into money_entry (id, registration_id, gift_id, kind, method, amount_minor, day, reference, reason, at, author)
     select 'bench ' || i, case when i % 100 = 0 then ${sql.id('i')} end, case when i % 100 <> 0 then 'bench ' || i end,
       'received', case when i % 3 = 0 then 'Cash' else 'Cheque' end, 100000, substr(${sql.moment('i')}, 1, 10), '', '', ${sql.moment('i')}, 'bench'
     from n where i % 50 = 0`,
  ]
}

const PAYMENT_COLUMNS = `id, txnid, token, purpose, payer_name, payer_email, payer_phone,
  amount_minor, state, opened_at, changed_at, received_minor, received_on, opened_by, heard, overpaid`

/** One in 50,000 needs attention. */
function registrationPayments({ id, moment }: Sql): string {
  const state = `case when a.a = 1 then 'failed' when i % 50000 = 75 then 'confirming'
    when i % 100 < 70 or i % 50000 = 99 then 'paid' else 'failed' end`
  return `insert into payment (${PAYMENT_COLUMNS}, registration_id)
    select 'bench ' || i || ' ' || a.a, 'EWG' || (10000000000 + i * 2 + a.a), 'bench ' || i || ' ' || a.a,
      'bench', first || ' ' || last, email, phone, 210000, ${state},
      ${moment('i')}, ${moment('i')}, case when ${state} = 'paid' then 210000 end,
      case when ${state} = 'paid' then substr(${moment('i')}, 1, 10) end, 'visitor',
      case when ${state} = 'confirming' then 'confirmed-mismatch' end, case when i % 50000 = 1 then 1 else 0 end, ${id('i')}
    from person join (select 0 as a union all select 1) a on a.a = 0 or i % 5 = 0 where p = 1 order by i`
}

function gifts({ moment }: Sql): string {
  return `insert into gift (id, twin, status, created_at, private_token, fund, full_name, email, phone,
      amount_minor, number, words)
    select 'bench ' || i, 'bench ' || i, 'Paid', ${moment('i')}, 'bench ' || i,
      case when i % 1000 = 0 then 'Project Nehemiah' when i % 3 = 0 then 'Tithe' else 'Offering' end,
      first || ' ' || last, email, phone, 100000, 1000 + i / 5, ' ' || ${WORDS} || ' '
    from person where p = 1 and i % 5 = 0 order by i`
}
