import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { onDatabases, testDatabase } from '#tests/support/site/databases.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { isDatabaseFault } from './fault.ts'
import { type Db, openDatabase } from './open.ts'

async function counter(db: Db): Promise<void> {
  await sql`create table tally (name text primary key)`.execute(db)
}

async function add(db: Db, name: string): Promise<void> {
  await sql`insert into tally (name) values (${name})`.execute(db)
}

async function tallied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from tally order by name`.execute(db)
  return rows.map(({ name }) => name)
}

onDatabases('of transactions side by side, one that fails fails alone', async ({ db }) => {
  await counter(db)
  const names = ['a', 'b', 'a', 'c', 'd', 'b']
  const settled = await Promise.allSettled(
    names.map((name) =>
      db.transaction().execute(async (tx) => {
        await add(tx, `${name}-first`)
        await add(tx, name)
      }),
    ),
  )
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  const stored = ['a', 'b', 'c', 'd'].flatMap((name) => [name, `${name}-first`])
  expect(await tallied(db)).toEqual(stored)
})

// PostgreSQL keeps transactions apart itself, and shows what was committed meanwhile.
test('on SQLite a transaction sees nothing of one beside it', async () => {
  const { db } = await testDatabase('sqlite')
  await counter(db)
  const seen = await Promise.all(
    ['a', 'b'].map((name) =>
      db.transaction().execute(async (tx) => {
        const before = await tallied(tx)
        await add(tx, name)
        await new Promise(setImmediate)
        return (await tallied(tx)).length - before.length
      }),
    ),
  )
  expect(seen).toEqual([1, 1])
})

/** A database in a file, and what another process would find in it. */
async function inFile() {
  const file = path.join(testFolder(), 'church.db')
  const { db } = openDatabase(`file:${file}`)
  onTestFinished(() => db.destroy())
  await counter(db)
  const other = new DatabaseSync(file, { readOnly: true })
  onTestFinished(() => other.close())
  return {
    db,
    file,
    commits: () => commitsIn(`${file}-wal`),
    seenByOthers: () =>
      other
        .prepare('select name from tally order by name')
        .all()
        .map(({ name }) => name),
  }
}

const LOG_HEADER = 32
const FRAME_HEADER = 24

/** A frame of SQLite's log that ends a commit says how many pages the database has then. */
function commitsIn(log: string): number {
  const bytes = readFileSync(log)
  const frame = FRAME_HEADER + bytes.readUInt32BE(8)
  let commits = 0
  for (let at = LOG_HEADER; at + frame <= bytes.length; at += frame) {
    if (bytes.readUInt32BE(at + 4) > 0) commits += 1
  }
  return commits
}

const NAMES = Array.from({ length: 50 }, (_, at) => `n${String(at).padStart(2, '0')}`)

test('transactions that come together are all in the file when they are done, by one commit', async () => {
  const { db, commits, seenByOthers } = await inFile()
  const before = commits()
  const seen = await Promise.all(
    NAMES.map(async (name) => {
      await db.transaction().execute((tx) => add(tx, name))
      return seenByOthers().includes(name)
    }),
  )
  expect(seen).toEqual(NAMES.map(() => true))
  expect(commits() - before).toBe(1)
})

test('however many come together, the first does not wait for more than fifty', async () => {
  const { db, commits } = await inFile()
  const before = commits()
  const names = Array.from({ length: 120 }, (_, at) => `n${at}`)
  await Promise.all(names.map((name) => db.transaction().execute((tx) => add(tx, name))))
  expect(commits() - before).toBe(3)
})

test('a transaction that fails first, last or in between leaves the others', async () => {
  for (const wrong of ['n00', 'n24', 'n49']) {
    const { db, seenByOthers } = await inFile()
    const settled = await Promise.allSettled(
      NAMES.map((name) =>
        db.transaction().execute(async (tx) => {
          await add(tx, name)
          if (name === wrong) throw new Error('not this one')
        }),
      ),
    )
    expect(seenByOthers()).toEqual(NAMES.filter((name) => name !== wrong))
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  }
})

test('transactions that come one after the other are each in the file when they are done', async () => {
  const { db, commits, seenByOthers } = await inFile()
  const before = commits()
  for (const name of NAMES.slice(0, 5)) {
    await db.transaction().execute((tx) => add(tx, name))
    expect(seenByOthers()).toContain(name)
  }
  expect(commits() - before).toBe(5)
})

test('a statement of its own is in the file when it is done, too', async () => {
  const { db, seenByOthers } = await inFile()
  await Promise.all(NAMES.map((name) => add(db, name)))
  expect(seenByOthers()).toEqual(NAMES)
})

test('nobody reads what is not in the file yet', async () => {
  const { db, seenByOthers } = await inFile()
  const writing = db.transaction().execute((tx) => add(tx, 'a'))
  const read = await tallied(db)
  expect(seenByOthers()).toEqual(read)
  await writing
})

test('a copy can be made while others write', async () => {
  const { db, file, seenByOthers } = await inFile()
  const [first, , second] = await Promise.all([
    db.transaction().execute((tx) => add(tx, 'a')),
    sql`vacuum into ${`${file}.copy`}`.execute(db),
    db.transaction().execute((tx) => add(tx, 'b')),
  ])
  expect([first, second, seenByOthers()]).toEqual([undefined, undefined, ['a', 'b']])
})

test('on a full disk, what is said to be stored is stored, and the rest is not', async () => {
  const { db, seenByOthers } = await inFile()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 5)}`.execute(db)
  const long = (name: string) => `${name}-${'x'.repeat(name === 'n25' ? 100_000 : 100)}`
  const settled = await Promise.allSettled(
    NAMES.map((name) => db.transaction().execute((tx) => add(tx, long(name)))),
  )
  const stored = NAMES.filter((_, at) => settled[at]?.status === 'fulfilled')
  const failed = settled.filter((one) => one.status === 'rejected')
  expect(failed.map(({ reason }) => isDatabaseFault(reason))).toEqual(failed.map(() => true))
  expect(seenByOthers()).toEqual(stored.map(long))
  expect(stored).not.toContain('n25')
  await sql`pragma max_page_count = 100000`.execute(db)
  await db.transaction().execute((tx) => add(tx, long('n25')))
  expect(seenByOthers()).toContain(long('n25'))
})

test('no table has a constraint that fails only at the commit, which others share', async () => {
  const { db } = await testDatabase('sqlite')
  const { rows } = await sql<{
    sql: string
  }>`select sql from sqlite_master where sql is not null`.execute(db)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ sql }) => /deferr/i.test(sql))).toEqual([])
})

/** By a constraint that SQLite looks at only then. */
test('when the common commit fails, everybody is told and nothing is stored', async () => {
  const { db, seenByOthers } = await inFile()
  await sql`create table child (name text references tally deferrable initially deferred)`.execute(
    db,
  )
  const settled = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) =>
      db.transaction().execute(async (tx) => {
        await add(tx, name)
        if (name === 'b') await sql`insert into child (name) values ('nobody')`.execute(tx)
      }),
    ),
  )
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(seenByOthers()).toEqual([])
  await db.transaction().execute((tx) => add(tx, 'a'))
  expect(seenByOthers()).toEqual(['a'])
})

test('what was being written when the database is closed is kept', async () => {
  const { db, seenByOthers } = await inFile()
  let closing: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await add(tx, 'a')
    closing = db.destroy()
    await new Promise(setImmediate)
  })
  await closing
  expect(seenByOthers()).toEqual(['a'])
})
