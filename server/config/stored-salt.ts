import type { Db } from '#database/engine/open.ts'
import { storedSetting } from '#database/engine/settings.ts'
import type { Config } from './config.ts'

/**
 * The sandbox's salt is generated once and stored beside the database, so that the command line and a
 * restarted server sign like the running one.
 */
export async function withStoredSalt(config: Config, db: Db): Promise<Config> {
  if (!config.sandbox.payments) return config
  const salt = await storedSetting(db, 'sandbox-salt', config.payu.salt)
  return { ...config, payu: { ...config.payu, salt } }
}
