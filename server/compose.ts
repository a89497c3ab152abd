import { randomInt } from 'node:crypto'
import type { PictureBook } from '#app/pictures.ts'
import type { Services } from '#app/services.server.ts'
import type { Content } from '#content/schema/content.ts'
import type { Db } from '#database/open.ts'
import { createPayu } from '#integrations/payments/payu/payu.ts'
import type { Config } from './config.ts'
import type { Counters } from './counters.ts'
import { createLog, type Write } from './log.ts'

export type Parts = {
  config: Config
  content: Content
  db: Db
  pictures: PictureBook
  counters: Counters
  write: Write
}

/** The only file that names adapters: from configuration to what the pages work with. */
export function composeServices(parts: Parts): Services {
  const { config, content, db, pictures, counters, write } = parts
  const now = () => new Date()
  return {
    content,
    db,
    pictures,
    now,
    log: createLog(write, now),
    count: counters.count,
    randomBelow: (limit) => randomInt(limit),
    publicUrl: config.publicUrl,
    payments: createPayu({
      merchant: { key: config.payu.key, salt: config.payu.salt },
      baseUrl: config.payu.baseUrl,
      infoUrl: config.payu.infoUrl,
      returnUrl: `${config.publicUrl}/api/register/response`,
      timeoutMs: 5_000,
    }),
  }
}
