import { randomInt } from 'node:crypto'
import type { SiteServices } from '#app/services.server.ts'
import type { PictureBook } from '#app/ui/pictures.ts'
import type { Content } from '#content/schema/content.ts'
import type { Db } from '#database/open.ts'
import { createGoogleCalendar } from '#integrations/calendar/google-calendar/google-calendar.ts'
import { createCalendarReader } from '#integrations/calendar/reader.ts'
import { createSmtp } from '#integrations/mail/smtp/smtp.ts'
import { createPayu } from '#integrations/payments/payu/payu.ts'
import { createSermonLibrary } from '#integrations/sermons/library.ts'
import { createSermonPictures } from '#integrations/sermons/pictures.ts'
import { createVimeo } from '#integrations/sermons/vimeo/vimeo.ts'
import { type Config, SANDBOX_PATH } from './config.ts'
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
export function composeServices(parts: Parts): SiteServices {
  const { config, content, db, pictures, counters, write, smtpUrl } = parts
  const now = () => new Date()
  const log = createLog(write, now)
  const keeping = { folder: `${config.dataDirectory}/last-good`, now, log, count: counters.count }
  return {
    content,
    db,
    pictures,
    now,
    log,
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
      timeoutMs: TIMEOUT_MS,
    }),
    sermons: createSermonLibrary({
      ...keeping,
      provider: createVimeo({ ...config.sermons, timeoutMs: TIMEOUT_MS, now }),
      pictures: createSermonPictures({ timeoutMs: TIMEOUT_MS, log, reach: pictureReach(config) }),
    }),
    calendar: createCalendarReader({
      ...keeping,
      embed: config.calendar.embed,
      provider: createGoogleCalendar({
        baseUrl: config.calendar.baseUrl,
        calendarId: config.calendar.id,
        apiKey: config.calendar.apiKey,
        timeoutMs: TIMEOUT_MS,
        now,
      }),
    }),
  }
}

const TIMEOUT_MS = 5_000

/** The sandbox tells addresses for browsers, which this server may not be able to reach itself. */
function pictureReach({ sandbox, publicUrl, port }: Config): (address: string) => string {
  const [outside, inside] = [
    `${publicUrl}${SANDBOX_PATH}/`,
    `http://127.0.0.1:${port}${SANDBOX_PATH}/`,
  ]
  return (address) => (sandbox.sermons ? address.replace(outside, inside) : address)
}

/** Nobody listens there: whoever sends without a mail server is told so. */
const NO_SERVER = 'smtp://127.0.0.1:9'
