import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { openDatabase } from '#database/engine/open.ts'
import { migrate } from '../database/migrate.ts'

type Row = Record<string, SQLInputValue>

export type Store = { insert: (table: string, row: Row) => void }

/**
 * The minimum that storing a form takes: the same tables, flushed to disk before the response, with
 * nothing between Node's HTTP server and SQLite. `accept` returns the token of the next page, or
 * undefined.
 */
export async function serveBare(
  accept: (form: FormData, store: Store) => string | undefined,
): Promise<void> {
  const file = String(process.env.DATABASE_FILE)
  const { db } = openDatabase(`file:${file}`)
  await migrate(db)
  await db.destroy()
  const database = new DatabaseSync(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma wal_autocheckpoint = 10000;
    pragma foreign_keys = on;
  `)
  const store = createStore(database)
  createServer(async (request, response) => {
    const form = toForm(await text(request))
    database.exec('begin immediate')
    const token = accept(form, store)
    database.exec(token ? 'commit' : 'rollback')
    if (token) response.writeHead(302, { Location: `/pay/${token}` }).end()
    else response.writeHead(400).end()
  }).listen(Number(process.env.PORT), '127.0.0.1')
}

export function digest(typed: unknown): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('hex')
}

function toForm(body: string): FormData {
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value)
  return form
}

function createStore(database: DatabaseSync): Store {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return {
    insert(table, row) {
      const names = Object.keys(row)
      const sql = `insert into ${table} (${names}) values (${names.map(() => '?')}) returning *`
      const statement = statements.get(sql) ?? database.prepare(sql)
      statements.set(sql, statement)
      statement.all(...Object.values(row))
    },
  }
}
