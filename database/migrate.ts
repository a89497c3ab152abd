import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import * as all from './all-migrations.ts'
import type { Db } from './engine/open.ts'

export const MIGRATIONS: Record<string, Migration> = all

/** Applies the missing migrations. Returns their names. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error && (await isNewer(db))) {
    throw new Error(
      'This database was last used by a newer version. Start that version, or put back the copy made before the upgrade.',
    )
  }
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
  return results.map((result) => result.migrationName)
}

/** It has migrations that this version doesn't know. */
async function isNewer(db: Db): Promise<boolean> {
  const asked = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`
  const { rows } = await asked.execute(db).catch(() => ({ rows: [] }))
  return rows.some(({ name }) => !Object.hasOwn(MIGRATIONS, name))
}
