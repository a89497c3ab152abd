import { randomInt } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { SiteServices } from '#app/services.server.ts'
import { consentWording } from '#app/ui/form/consent-wording.ts'
import type { PictureBook } from '#app/ui/picture/pictures.ts'
import type { Db } from '#database/engine/open.ts'
import { isLoopback } from '#integrations/ask-json.ts'
import { createGoogleCalendar } from '#integrations/calendar/google-calendar/google-calendar.ts'
import { createCalendarReader, createEmptyCalendar } from '#integrations/calendar/reader.ts'
import { createSmtp } from '#integrations/mail/smtp/smtp.ts'
import { payuEarlierRecords } from '#integrations/payments/payu/describe-record.ts'
import { createPayu } from '#integrations/payments/payu/payu.ts'
import { createProviders } from '#integrations/payments/providers.ts'
import { cacheShapes } from '#integrations/photographs/cached-shapes.ts'
import { createSharpPhotographs } from '#integrations/photographs/sharp/sharp-photographs.ts'
import { createSermonLibrary, NO_SERMONS } from '#integrations/sermons/library.ts'
import { createSermonPictures } from '#integrations/sermons/pictures.ts'
import { createVimeo } from '#integrations/sermons/vimeo/vimeo.ts'
import { createCalendarOffers } from '#workflows/conferences/calendar-offers.ts'
import { contentIn, type LiveContent } from '#workflows/content/live-content.ts'
import type { DesignMail } from '#workflows/mail/mail.ts'
import type { PrintTickets, TicketSheet } from '#workflows/records/tickets/read-tickets.ts'
import type { Probes } from '#workflows/services.ts'
import { type Config, SANDBOX_PATH } from './config/config.ts'
import { createLog, type Write } from './log.ts'
import { type Counters, createCounters } from './metrics.ts'

type Parts = {
  config: Config
  content: LiveContent
  db: Db
  write: Write
  /** Without one, sending fails and mail stays in the outbox. */
  smtpUrl: string | undefined
  pictures?: PictureBook
  counters?: Counters
  now?: () => Date
  timeouts?: {
    requestMs: number
    mailMs: number
    firstAnswerMs?: number
  }
}

/** The only file that names adapters. Server, command line, tests and benchmark all compose here. */
export function composeServices(parts: Parts): SiteServices {
  const { config, db, content: live } = parts
  const { now = () => new Date(), counters = createCounters() } = parts
  const { count } = counters
  const log = createLog(parts.write, now)
  const adapters = createAdapters({ ...parts, live, now, log, count })
  const { offers, calendar } = createCalendarOffers({
    db,
    now,
    log,
    count,
    calendar: adapters.calendar,
    isOff: config.off.includes('calendar'),
    content: () => live.version().content,
  })
  return {
    get content() {
      return offers.withDates(live.version().content, 'en')
    },
    contentIn: (language) => contentIn({ offers }, live.version(), language),
    englishPartsIn: (language) => live.version().englishParts(language),
    live,
    db,
    pictures: parts.pictures ?? (() => ({ src: '', alt: '', width: 0, height: 0 })),
    spend: () => 0,
    now,
    log,
    count,
    randomBelow: (limit) => randomInt(limit),
    publicUrl: config.publicUrl,
    off: config.off,
    designMail,
    printTickets,
    consentWording: (form, language) =>
      consentWording(form, language, contentIn({ offers }, live.version(), language).content),
    sampleOffice: config.sandbox.mail && isLoopback(config.publicUrl),
    photographs: cacheShapes({
      photographs: createSharpPhotographs(),
      folder: `${config.dataDirectory}/photographs`,
      log,
    }),
    isPlayground: Object.values(config.sandbox).every(Boolean) && isLoopback(config.publicUrl),
    ...adapters,
    calendar,
    offers,
  }
}

function createAdapters(
  parts: Pick<SiteServices, 'live' | 'now' | 'log' | 'count'> &
    Pick<Parts, 'config' | 'smtpUrl' | 'timeouts'>,
) {
  const { config, live, smtpUrl = NO_SERVER, now, log, count } = parts
  const { timeouts = { requestMs: 5_000, mailMs: 10_000 } } = parts
  const { requestMs: timeoutMs, mailMs, firstAnswerMs: waitMs } = timeouts
  const folder = `${config.dataDirectory}/last-good`
  const keeping = { folder, now, log, count, ...(waitMs !== undefined && { waitMs }) }
  const mail = createSmtp({
    url: smtpUrl,
    get from() {
      const { name, email } = live.version().content.church
      return config.smtp.from ?? `"${name}" <${email}>`
    },
    timeoutMs: mailMs,
  })
  const payu = createPayu({
    ...config.payu,
    merchant: config.payu,
    returnUrl: `${config.publicUrl}/api/register/response`,
    timeoutMs,
  })
  const reach = insideReach(config)
  const videos = createVimeo({ ...config.sermons, timeoutMs, now, reach })
  const { id: calendarId } = config.calendar
  const dates = createGoogleCalendar({ ...config.calendar, calendarId, timeoutMs, now })
  return {
    mail,
    probes: createProbes(config, timeoutMs, {
      // The sandbox's mailbox is a part of the site that runs: the command line has none.
      mail: async () => parts.smtpUrl && mail.verify(),
      payments: () => payu.ask(['CHECK']),
      calendar: () => dates.listEvents(),
      sermons: () => videos.list(1),
    }),
    payments: createProviders({
      current: 'payu',
      byName: { payu },
      earlier: payuEarlierRecords,
    }),
    sermons: config.off.includes('sermons')
      ? NO_SERMONS
      : createSermonLibrary({
          ...keeping,
          provider: videos,
          pictures: createSermonPictures({ timeoutMs, log, count, reach }),
        }),
    calendar: config.off.includes('calendar')
      ? createEmptyCalendar(now)
      : createCalendarReader({
          ...keeping,
          embed: config.calendar.embed,
          provider: dates,
        }),
  }
}

function createProbes(config: Config, timeoutMs: number, ask: Probes['ask']): Probes {
  const { sandbox, off, smtp, publicUrl, dataDirectory, payu, calendar, sermons } = config
  const isOff = {
    mail: !smtp.url && !sandbox.mail,
    payments: false,
    calendar: false,
    sermons: false,
  }
  for (const name of off) isOff[name] = true
  const urls = { payments: payu.infoUrl, calendar: calendar.baseUrl, sermons: sermons.baseUrl }
  const names = ['payments', 'calendar', 'sermons'] as const
  const real = names.find((name) => !sandbox[name] && !isOff[name])
  const get = (url: string) =>
    fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  return {
    ask,
    isPlayed: sandbox,
    isOff,
    async freeBytes() {
      const { bavail, bsize } = await statfs(dataDirectory).catch(() => statfs('.'))
      return bavail * bsize
    },
    async outsideTime() {
      // A provider that is silent is named by its own check.
      const answer = real ? await get(urls[real]).catch(() => undefined) : undefined
      const told = answer?.headers.get('date')
      return told ? Date.parse(told) : undefined
    },
    async reachSelf() {
      const answer = await get(`${publicUrl}/health`)
      const text = answer.ok ? await answer.text() : ''
      if (!text.includes('"ok":true')) throw new Error(`${publicUrl} answers ${answer.status}`)
    },
  }
}

/** At the discard port connecting fails at once, and the mail stays in the outbox. */
const NO_SERVER = 'smtp://127.0.0.1:9'

/** The sandbox names its pictures by the public address, which the server itself may not reach. */
function insideReach({ sandbox, publicUrl, port }: Config): (address: string) => string {
  const outside = `${publicUrl}${SANDBOX_PATH}/`
  const inside = `http://127.0.0.1:${port}${SANDBOX_PATH}/`
  return (address) => (sandbox.sermons ? address.replace(outside, inside) : address)
}

/** It is loaded with the first mail, so that the command line starts sooner. */
async function designMail(...mail: Parameters<DesignMail>): ReturnType<DesignMail> {
  const { mailToHtml } = await import('#app/features/mails/mail-html.server.tsx')
  const { drawMailPictures } = await import('./mail-pictures.ts')
  return { html: mailToHtml(...mail), pictures: await drawMailPictures(mail[0]) }
}

/** It is loaded with the first ticket: the PDF library is slow to load and needs much memory. */
async function printTickets(sheet: TicketSheet): ReturnType<PrintTickets> {
  const { makeTicketsPdf } = await import('#app/features/tickets/tickets-pdf.server.tsx')
  return makeTicketsPdf(sheet)
}
