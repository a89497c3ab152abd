import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Db } from './engine/open.ts'
import * as baseline from './migrations/0001-version-1-0.ts'
import * as moneyGivenBack from './migrations/0003-money-given-back.ts'
import * as cancelledDates from './migrations/0004-cancelled-dates.ts'
import * as doors from './migrations/0005-doors.ts'
import * as quickLists from './migrations/0006-quick-lists.ts'

const BASELINE = '0001-version-1-0'

/** They are applied in this order. A number is never reused and a shipped migration is never edited. */
const MIGRATIONS: Record<string, Migration> = {
  [BASELINE]: baseline,
  '0003-money-given-back': moneyGivenBack,
  '0004-cancelled-dates': cancelledDates,
  '0005-doors': doors,
  '0006-quick-lists': quickLists,
}

export async function migrate(db: Db): Promise<string[]> {
  // The migrator describes every table before it looks whether there is anything to do.
  if (isDeepStrictEqual(await appliedMigrations(db).catch(() => []), Object.keys(MIGRATIONS))) {
    return []
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const applied = await appliedMigrations(db).catch(() => [])
    if (applied.length > 0) refuseOtherVersion(applied)
    throw new Error('The database could not be brought up to date', { cause: error })
  }
  return results.map((result) => result.migrationName)
}

/** Whoever started the site reads its message. */
export class OtherVersion extends Error {}

/** A database of a version before this one is accepted: it can be brought up to date. */
export function refuseOtherVersion(applied: readonly string[]): void {
  if (!applied.includes(BASELINE)) {
    throw new OtherVersion(
      "This database is older than version 1.0 and can't be brought up to date.",
    )
  }
  if (applied.some((name) => !Object.hasOwn(MIGRATIONS, name))) {
    throw new OtherVersion(
      'This database was last used by a newer version. Start that version, or put back the copy made before the upgrade.',
    )
  }
}

export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
