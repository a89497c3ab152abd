import { type Migration, Migrator } from 'kysely/migration'
import * as all from './all-migrations.ts'
import type { Db } from './engine/open.ts'

export const MIGRATIONS: Record<string, Migration> = all

/** Applies the missing migrations. Returns their names. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
  return results.map((result) => result.migrationName)
}
