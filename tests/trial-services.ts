import { onTestFinished } from 'vitest'
import type { SiteServices } from '#app/services.server.ts'
import type { Engine } from '#database/open.ts'
import type { Notice } from '#integrations/payments/port.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { serveSandbox } from '#sandbox/serve.ts'
import { composeServices } from '#server/compose.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createCounters } from '#server/counters.ts'
import { trialDatabase } from './each-engine.ts'
import { trialContent } from './trial-church.ts'
import { trialFolder } from './trial-folder.ts'

const PUBLIC_URL = 'http://church.test'
const merchant = { key: 'TESTKEY', salt: 'TESTSALT' }
const vimeo = { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' }
const calendar = { id: 'events@example.org', apiKey: 'key' }

export const MAIL_FROM = '"Hillside" <desk@hillside.example.org>'

export type TrialServices = SiteServices & {
  sandbox: Sandbox
  sandboxUrl: string
  smtpUrl: string
  databaseUrl: string
  /** The webhooks that the sandbox's payment provider has sent. */
  webhooks: Notice[]
  counted: () => Record<string, number>
  /** The names of the logged events. */
  logged: string[]
  /** Moves the clock forward. */
  pass: (ms: number) => void
}

/**
 * Composes the services like the site does. The outside services are the sandbox over HTTP, and the
 * test controls the clock.
 */
export async function trialServices(engine: Engine = 'sqlite'): Promise<TrialServices> {
  const { db, url: databaseUrl } = await trialDatabase(engine)
  let moment = Date.parse('2026-11-15T04:00:00.000Z')
  const now = () => new Date(moment)
  const { sandbox, sandboxUrl, smtpUrl, webhooks } = await openSandbox(now)
  const counters = createCounters()
  const logged: string[] = []
  const services = composeServices({
    config: { ...configFor(sandboxUrl), databaseUrl },
    content: trialContent(),
    db,
    write: (line) => void logged.push(JSON.parse(line).event),
    smtpUrl,
    counters,
    now,
    timeouts: { requestMs: 2_000, mailMs: 2_000, firstAnswerMs: 2_000 },
  })
  return {
    ...services,
    sandbox,
    sandboxUrl,
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

async function openSandbox(now: () => Date) {
  const webhooks: Notice[] = []
  const { sandbox, url, smtpUrl, close } = await serveSandbox({
    basePath: '',
    port: 0,
    payu: merchant,
    webhookUrl: `${PUBLIC_URL}/api/payments/webhook`,
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
  return { sandbox, sandboxUrl: url, smtpUrl, webhooks }
}

/** An operator's configuration, except for the public address, which no real site could serve. */
function configFor(sandboxUrl: string): Config {
  const reading = readConfig({
    PAYU_BASE_URL: `${sandboxUrl}/payu`,
    PAYU_INFO_URL: `${sandboxUrl}/payu`,
    PAYU_KEY: merchant.key,
    PAYU_SALT: merchant.salt,
    VIMEO_BASE_URL: `${sandboxUrl}/vimeo`,
    VIMEO_CLIENT_ID: vimeo.clientId,
    VIMEO_CLIENT_SECRET: vimeo.clientSecret,
    VIMEO_USER_ID: vimeo.userId,
    VIMEO_PROJECT_ID: vimeo.projectId,
    GOOGLE_CALENDAR_BASE_URL: `${sandboxUrl}/calendar/v3`,
    GOOGLE_CALENDAR_ID: calendar.id,
    GOOGLE_API_KEY: calendar.apiKey,
    MAIL_FROM,
  })
  if (!reading.ok) throw new Error('the configuration is wrong')
  return { ...reading.config, publicUrl: PUBLIC_URL, dataDirectory: trialFolder() }
}
