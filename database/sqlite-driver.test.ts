import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ENGINES, trialDatabase } from '../tests/each-engine.ts'
import { type Db, openDatabase } from './open.ts'
import { createSharedFlush } from './shared-flush.ts'

/** A flush that ends when told to. */
function slowFlush() {
  const running: { end: () => void; fail: (error: Error) => void }[] = []
  const flush = createSharedFlush(
    () => new Promise((end, fail) => void running.push({ end, fail })),
  )
  return { flush, running, settle: () => new Promise(setImmediate) }
}

test('those who write before a flush begins share it', async () => {
  const { flush, running, settle } = slowFlush()
  const all = Promise.all([flush(), flush(), flush()])
  await settle()
  expect(running).toHaveLength(1)
  running[0]?.end()
  await all
})

test('whoever writes while a flush runs waits for the next one', async () => {
  const { flush, running, settle } = slowFlush()
  const first = flush()
  await settle()
  let done = false
  const late = flush().then(() => {
    done = true
  })
  running[0]?.end()
  await first
  await settle()
  expect([running.length, done]).toEqual([2, false])
  running[1]?.end()
  await late
})

test('a flush that fails fails those who waited for it, and nobody else', async () => {
  const { flush, running, settle } = slowFlush()
  const first = expect(flush()).rejects.toThrow('disk')
  await settle()
  const second = flush()
  running[0]?.fail(new Error('disk'))
  await first
  await settle()
  running[1]?.end()
  await second
})

async function counter(db: Db): Promise<void> {
  await sql`create table tally (name text primary key)`.execute(db)
}

async function tallied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from tally order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test.each(ENGINES)(
  '%s: of transactions side by side, one that fails fails alone',
  async (engine) => {
    const { db } = await trialDatabase(engine)
    await counter(db)
    const names = ['a', 'b', 'a', 'c', 'd', 'b']
    const settled = await Promise.allSettled(
      names.map((name) =>
        db.transaction().execute(async (tx) => {
          await sql`insert into tally (name) values (${`${name}-first`})`.execute(tx)
          await sql`insert into tally (name) values (${name})`.execute(tx)
        }),
      ),
    )
    expect(
      settled.map(({ status }) => status).filter((status) => status === 'rejected'),
    ).toHaveLength(2)
    expect(await tallied(db)).toEqual([
      'a',
      'a-first',
      'b',
      'b-first',
      'c',
      'c-first',
      'd',
      'd-first',
    ])
  },
)

test.each(ENGINES)('%s: a transaction sees nothing of one beside it', async (engine) => {
  const { db } = await trialDatabase(engine)
  await counter(db)
  const seen = await Promise.all(
    ['a', 'b'].map((name) =>
      db.transaction().execute(async (tx) => {
        const before = await tallied(tx)
        await sql`insert into tally (name) values (${name})`.execute(tx)
        await new Promise(setImmediate)
        return (await tallied(tx)).length - before.length
      }),
    ),
  )
  expect(seen).toEqual([1, 1])
})

test('what is confirmed is in the log file, for another process to find', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'narthex-log-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'church.db')
  const { db } = openDatabase(`file:${file}`)
  onTestFinished(() => db.destroy())
  await counter(db)
  await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      db
        .transaction()
        .execute((tx) => sql`insert into tally (name) values (${`n${at}`})`.execute(tx)),
    ),
  )
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select count(*) as rows from tally').get()).toEqual({ rows: 50 })
  other.close()
})

test('a log that could not be opened once is opened the next time', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'narthex-log-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'church.db')
  const { db } = openDatabase(`file:${file}`)
  onTestFinished(() => db.destroy())
  const hidden = db.transaction().execute(async (tx) => {
    await sql`create table tally (name text)`.execute(tx)
    renameSync(`${file}-wal`, `${file}-away`)
  })
  await expect(hidden).rejects.toThrow('ENOENT')
  renameSync(`${file}-away`, `${file}-wal`)
  await sql`insert into tally (name) values ('a')`.execute(db)
  expect(await tallied(db)).toEqual(['a'])
})
