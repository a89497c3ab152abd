import { type Db, openDatabase } from '#database/engine/open.ts'
import { migrate } from '#database/migrate.ts'
import type { Config } from '#server/config/config.ts'
import { withKeptSalt } from '#server/config/kept-salt.ts'

/** The database, migrated, and the configuration completed by what is stored in it. */
export type OpenRecords = { db: Db; config: Config }

export async function openRecords(config: Config): Promise<OpenRecords> {
  const { db } = openDatabase(config.databaseUrl)
  try {
    await migrate(db)
    return { db, config: await withKeptSalt(config, db) }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
