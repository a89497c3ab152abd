import { randomInt } from 'node:crypto'
import type { PictureBook } from '#app/pictures.ts'
import type { Services } from '#app/services.server.ts'
import type { Content } from '#content/schema/content.ts'
import type { Db } from '#database/open.ts'
import { createSmtp } from '#integrations/mail/smtp/smtp.ts'
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
  /** The mail server; without one, mail can't be sent. */
  smtpUrl: string | undefined
}

/** The only file that names adapters: from configuration to what the pages work with. */
export function composeServices(parts: Parts): Services {
  const { config, content, db, pictures, counters, write, smtpUrl } = parts
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
    mail: createSmtp({
      url: smtpUrl ?? NO_SERVER,
      from: config.smtp.from ?? `"${content.church.name}" <${content.church.email}>`,
      timeoutMs: 10_000,
    }),
    payments: createPayu({
      merchant: { key: config.payu.key, salt: config.payu.salt },
      baseUrl: config.payu.baseUrl,
      infoUrl: config.payu.infoUrl,
      returnUrl: `${config.publicUrl}/api/register/response`,
      timeoutMs: 5_000,
    }),
  }
}

/** Nobody listens there: whoever sends without a mail server is told so. */
const NO_SERVER = 'smtp://127.0.0.1:9'
