import { type Db, openDatabase } from '#database/engine/open.ts'
import { storedSetting } from '#database/engine/settings.ts'
import { migrate, OtherVersion } from '#database/migrate.ts'
import type { Config } from '#server/config/config.ts'

export { OtherVersion }

/** The database, migrated, and the configuration completed by what is stored in it. */
export type OpenRecords = { db: Db; config: Config }

export async function openRecords(config: Config): Promise<OpenRecords> {
  await migrateRecords(config)
  const { db } = openDatabase(config.databaseUrl)
  try {
    return { db, config: await withStoredSalt(config, db) }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Over a million registrations a new index takes PostgreSQL minutes. */
const LONGEST_MS = 60 * 60_000

async function migrateRecords({ databaseUrl }: Config): Promise<void> {
  const { db } = openDatabase(databaseUrl, { answerMs: LONGEST_MS })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/**
 * The sandbox's salt is generated once and stored beside the database, so that the command line and a
 * restarted server sign like the running one.
 */
async function withStoredSalt(config: Config, db: Db): Promise<Config> {
  if (!config.sandbox.payments) return config
  const salt = await storedSetting(db, 'sandbox-salt', config.payu.salt)
  return { ...config, payu: { ...config.payu, salt } }
}
