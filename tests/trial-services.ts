import { randomInt } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { SiteServices } from '#app/services.server.ts'
import type { Engine } from '#database/open.ts'
import { createGoogleCalendar } from '#integrations/calendar/google-calendar/google-calendar.ts'
import { createCalendarReader } from '#integrations/calendar/reader.ts'
import { createSmtp } from '#integrations/mail/smtp/smtp.ts'
import { createPayu } from '#integrations/payments/payu/payu.ts'
import type { Notice } from '#integrations/payments/port.ts'
import { createSermonLibrary } from '#integrations/sermons/library.ts'
import { createSermonPictures } from '#integrations/sermons/pictures.ts'
import { createVimeo } from '#integrations/sermons/vimeo/vimeo.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { serveSandbox } from '#sandbox/serve.ts'
import { createCounters } from '#server/counters.ts'
import { trialDatabase } from './each-engine.ts'
import { trialContent } from './trial-church.ts'
import { trialFolder } from './trial-folder.ts'

const merchant = { key: 'TESTKEY', salt: 'TESTSALT' }
const vimeo = { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' }
const calendar = { id: 'events@example.org', apiKey: 'key' }

export const MAIL_FROM = '"Hillside" <desk@hillside.example.org>'

export type TrialServices = SiteServices & {
  sandbox: Sandbox
  sandboxUrl: string
  smtpUrl: string
  databaseUrl: string
  /** What the sandbox's payment provider has sent to the webhook. */
  webhooks: Notice[]
  counted: () => Record<string, number>
  logged: string[]
  /** Moves the clock on. */
  pass: (ms: number) => void
}

/** Everything real but the outside world, which is the sandbox over HTTP, and the clock. */
export async function trialServices(engine: Engine = 'sqlite'): Promise<TrialServices> {
  const { db, url: databaseUrl } = await trialDatabase(engine)
  let moment = Date.parse('2026-11-15T04:00:00.000Z')
  const now = () => new Date(moment)
  const webhooks: Notice[] = []
  const { sandbox, url, smtpUrl, close } = await serveSandbox({
    basePath: '',
    port: 0,
    payu: merchant,
    webhookUrl: 'http://church.test/api/payments/webhook',
    send: async (request) => {
      const contentType = request.headers.get('content-type') ?? ''
      webhooks.push({ body: await request.text(), contentType })
      return new Response()
    },
    vimeo,
    calendar,
    now,
  })
  onTestFinished(close)
  const counters = createCounters()
  const logged: string[] = []
  const log = {
    info: (event: string) => logged.push(event),
    warn: (event: string) => logged.push(event),
    error: (event: string) => logged.push(event),
  }
  const keeping = { folder: trialFolder(), now, log, count: counters.count, waitMs: 2_000 }
  return {
    content: trialContent(),
    db,
    pictures: () => ({ src: '', width: 0, height: 0, alt: '' }),
    payments: createPayu({
      merchant,
      baseUrl: `${url}/payu`,
      infoUrl: `${url}/payu`,
      returnUrl: 'http://church.test/api/register/response',
      timeoutMs: 2_000,
    }),
    sermons: createSermonLibrary({
      ...keeping,
      provider: createVimeo({
        ...vimeo,
        baseUrl: `${url}/vimeo`,
        credentials: vimeo,
        playerOrigins: [url],
        pictureOrigins: [url],
        timeoutMs: 2_000,
        now,
      }),
      pictures: createSermonPictures({ timeoutMs: 2_000, log }),
    }),
    calendar: createCalendarReader({
      ...keeping,
      embed: undefined,
      provider: createGoogleCalendar({
        baseUrl: `${url}/calendar/v3`,
        calendarId: calendar.id,
        apiKey: calendar.apiKey,
        timeoutMs: 2_000,
        now,
      }),
    }),
    log,
    mail: createSmtp({
      url: smtpUrl,
      from: MAIL_FROM,
      timeoutMs: 2_000,
    }),
    count: counters.count,
    now,
    randomBelow: (limit) => randomInt(limit),
    publicUrl: 'http://church.test',
    sandbox,
    sandboxUrl: url,
    smtpUrl,
    databaseUrl,
    webhooks,
    counted: counters.read,
    logged,
    pass: (ms) => {
      moment += ms
    },
  }
}
