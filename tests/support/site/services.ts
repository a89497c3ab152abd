import { test as base, onTestFinished } from 'vitest'
import type { SiteServices } from '#app/services.server.ts'
import type { Engine } from '#database/engine/open.ts'
import type { Notice } from '#integrations/payments/port.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { composeServices } from '#server/compose.ts'
import type { Config } from '#server/config/config.ts'
import { createCounters } from '#server/metrics.ts'
import { fixedContent } from '#tests/support/site/fixed-content.ts'
import { testContent } from './church.ts'
import { ENGINES, testDatabase } from './databases.ts'
import { testFolder } from './folder.ts'
import { configured } from './live-settings.ts'
import { sandboxSettings, serveSandbox } from './sandbox.ts'

const PUBLIC_URL = 'http://church.test'

/** The sandbox always answers; a busy machine must not make an answer look like a missing one. */
export const PATIENCE_MS = 60_000

export const MAIL_FROM = '"Hillside" <desk@hillside.example.org>'

export type TestServices = SiteServices & {
  sandbox: Sandbox
  sandboxUrl: string
  smtpUrl: string
  databaseUrl: string
  dataDirectory: string
  /** The webhooks that the sandbox's payment provider has sent. */
  webhooks: Notice[]
  counted: () => Record<string, number>
  /** The names of the logged events. */
  logged: string[]
  /** Moves the clock forward. */
  pass: (ms: number) => void
}

/** The outside services are the sandbox over HTTP, and the test controls the clock. */
export async function testServices(
  engine: Engine = 'sqlite',
  content = testContent(),
): Promise<TestServices> {
  const { db, url: databaseUrl } = await testDatabase(engine)
  let moment = Date.parse('2026-11-15T04:00:00.000Z')
  const now = () => new Date(moment)
  const { sandbox, sandboxUrl, smtpUrl, webhooks } = await openSandbox(now)
  const counters = createCounters()
  const logged: string[] = []
  const config = { ...configFor(sandboxUrl, smtpUrl), databaseUrl }
  const services = composeServices({
    config,
    content: fixedContent(content),
    db,
    write: (line) => void logged.push(JSON.parse(line).event),
    smtpUrl,
    counters,
    now,
    timeouts: { requestMs: PATIENCE_MS, mailMs: PATIENCE_MS, firstAnswerMs: PATIENCE_MS },
  })
  return withParts(services, {
    sandbox,
    sandboxUrl,
    smtpUrl,
    databaseUrl,
    dataDirectory: config.dataDirectory,
    webhooks,
    counted: counters.read,
    logged,
    pass: (ms: number) => {
      moment += ms
    },
  })
}

type Run = (services: TestServices, engine: Engine) => void | Promise<void>

export const test = Object.assign(
  (name: string, run: Run) => base(name, async () => run(await testServices(), 'sqlite')),
  { each: base.each.bind(base) },
)

export function onEngines(name: string, run: Run): void {
  base.each(ENGINES)(`%s: ${name}`, async (engine) => run(await testServices(engine), engine))
}

/** Like a spread, but what is read anew each time, such as the content, still is. */
export function withParts<Whole extends object, Parts extends object>(
  whole: Whole,
  parts: Parts,
): Whole & Parts {
  return Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(whole),
    ...Object.getOwnPropertyDescriptors(parts),
  })
}

/** Services for a test that needs only these: reading any other is an error. */
export function onlyServices<Parts extends Partial<SiteServices>>(
  parts: Parts,
): SiteServices & Parts {
  const others = new Proxy({}, { get: (_, name) => missing(name) })
  return Object.create(others, Object.getOwnPropertyDescriptors(parts))
}

function missing(name: string | symbol): undefined {
  if (typeof name === 'string') throw new Error(`the test has no ${name}`)
}

async function openSandbox(now: () => Date) {
  const webhooks: Notice[] = []
  const { sandbox, url, smtpUrl, close } = await serveSandbox({
    webhookUrl: `${PUBLIC_URL}/api/payments/webhook`,
    send: async (request) => {
      const contentType = request.headers.get('content-type') ?? ''
      webhooks.push({ body: await request.text(), contentType })
      return new Response()
    },
    now,
  })
  onTestFinished(close)
  return { sandbox, sandboxUrl: url, smtpUrl, webhooks }
}

/** An operator's configuration, except for the public address, which no real site could serve. */
function configFor(sandboxUrl: string, smtpUrl: string): Config {
  const config = configured({ ...sandboxSettings(sandboxUrl), SMTP_URL: smtpUrl, MAIL_FROM })
  return { ...config, publicUrl: PUBLIC_URL, dataDirectory: testFolder() }
}
