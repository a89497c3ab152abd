import { sql } from 'kysely'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import { statementsFor } from './baseline/declarations.ts'
import { MONEY } from './baseline/money.ts'
import { OFFICE } from './baseline/office.ts'
import { PEOPLE } from './baseline/people.ts'
import { SEARCH_IN_POSTGRES, SEARCH_IN_SQLITE } from './baseline/search.ts'

export async function up(db: Db): Promise<void> {
  const search = isSqlite(db) ? SEARCH_IN_SQLITE : SEARCH_IN_POSTGRES
  for (const statement of [...statementsFor({ ...PEOPLE, ...MONEY, ...OFFICE }), ...search]) {
    await sql.raw(statement).execute(db)
  }
}
