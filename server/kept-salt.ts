import type { Db } from '#database/open.ts'
import { keptSetting } from '#database/settings.ts'
import type { Config } from './config.ts'

/**
 * The sandbox's salt is drawn once and kept with the records, so that the office's commands and a
 * restarted server sign as the running one does.
 */
export async function withKeptSalt(config: Config, db: Db): Promise<Config> {
  if (!config.sandbox.payments) return config
  const salt = await keptSetting(db, 'sandbox-salt', config.payu.salt)
  return { ...config, payu: { ...config.payu, salt } }
}
