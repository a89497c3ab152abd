import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, type Engine, openDatabase, ping } from '#database/engine/open.ts'
import { testFolder } from './fixtures/folder.ts'
import { giveBack, keepForLater, takeReused } from './reused-databases.ts'

/** For `test.each(ENGINES)`: the same test runs on every supported engine. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** A migrated database for this test, deleted after it. */
export async function testDatabase(engine: Engine): Promise<Database & { url: string }> {
  const url = await (engine === 'sqlite' ? sqliteCopy() : postgresCopy())
  const database = openDatabase(url)
  onTestFinished(() => database.db.destroy())
  // Connects like a site does: a database that was never queried also answers after it was closed.
  await ping(database.db)
  return { ...database, url }
}

function sqliteCopy(): string {
  const file = path.join(testFolder(), 'church.db')
  copyFileSync(inject('templates').sqlite.slice('file:'.length), file)
  return `file:${file}`
}

async function postgresCopy(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const reused = await takeReused()
  if (reused) url.pathname = `/${reused}`
  else {
    url.href = await createPostgresDatabase('template template')
    await keepForLater(url)
  }
  onTestFinished(() => giveBack(url.pathname.slice(1)))
  return url.href
}

/** A new PostgreSQL database without any tables. */
export function emptyDatabaseUrl(): Promise<string> {
  return createPostgresDatabase('')
}

async function createPostgresDatabase(clause: string): Promise<string> {
  const name = `trial_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} ${clause}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
