import { randomUUID } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, type Engine, openDatabase } from '#database/open.ts'
import { trialFolder } from './trial-folder.ts'

/** For `test.each(ENGINES)`: the same test runs on every engine we support. */
export const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** A migrated database of this test's own, gone when the test is over. */
export async function trialDatabase(engine: Engine): Promise<Database & { url: string }> {
  const url = await (engine === 'sqlite' ? sqliteUrl() : emptyDatabaseUrl())
  const database = openDatabase(url)
  onTestFinished(() => database.db.destroy())
  await migrate(database.db)
  return { ...database, url }
}

function sqliteUrl(): string {
  return `file:${path.join(trialFolder(), 'church.db')}`
}

/** A new PostgreSQL database without any tables. */
export async function emptyDatabaseUrl(): Promise<string> {
  const name = `trial_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
