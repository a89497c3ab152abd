import { serve } from '@hono/node-server'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { serveSmtp } from '#sandbox/mailbox/smtp.ts'
import { commandHash, requestHash } from '#sandbox/payu/hashes.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts'
import { unescaped } from './pages.ts'

export type TestSandbox = {
  sandbox: Sandbox
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, fields: Record<string, string>): Promise<Response>
  /** The webhooks that the church received: about payments, and about refunds. */
  webhooks: URLSearchParams[]
  refundNews: Record<string, unknown>[]
  /** Runs all scheduled tasks, including those that they schedule. */
  finishTasks(): Promise<void>
  passMinutes(minutes: number): void
}

export function testSandbox(
  options: Partial<SandboxOptions> & { churchAnswers?: number } = {},
): TestSandbox {
  const tasks: (() => Promise<void>)[] = []
  const webhooks: URLSearchParams[] = []
  const refundNews: Record<string, unknown>[] = []
  let moment = Date.parse('2026-06-10T09:30:00+05:30')
  const sandbox = createSandbox({
    basePath: '/sandbox',
    ...SANDBOX_ACCOUNTS,
    webhookUrl: 'http://church.test/webhook',
    calendar: { id: 'events@church.test', apiKey: 'calendar-key' },
    now: () => new Date(moment),
    later: (task) => void tasks.push(task),
    send: async (request) => {
      const body = await request.text()
      if (body.startsWith('{')) refundNews.push(JSON.parse(body))
      else webhooks.push(new URLSearchParams(body))
      return new Response(null, { status: options.churchAnswers ?? 200 })
    },
    ...options,
  })

  function call(path: string, init: RequestInit): Promise<Response> {
    return sandbox.fetch(new Request(`http://world.test${path}`, init))
  }

  return {
    sandbox,
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, fields) => call(path, { method: 'POST', body: new URLSearchParams(fields) }),
    webhooks,
    refundNews,
    async finishTasks() {
      for (let task = tasks.shift(); task; task = tasks.shift()) await task()
    },
    passMinutes(minutes) {
      moment += minutes * 60_000
    },
  }
}

/** By default a connection ends after five seconds, perhaps just as a busy client sends its next form on it. */
const KEEP_ALIVE_MS = 120_000

/** Serves a sandbox on a port of its own, so that it is another site for browsers. */
export async function serveSandbox({
  port = 0,
  ...options
}: Partial<SandboxOptions> & { port?: number } = {}) {
  const sandbox = createSandbox({ basePath: '', ...SANDBOX_ACCOUNTS, ...options })
  const smtp = await serveSmtp(sandbox.mailbox)
  const listening = Promise.withResolvers<number>()
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS }
  const server = serve(
    { fetch: sandbox.fetch, port, hostname: '127.0.0.1', serverOptions },
    ({ port }) => listening.resolve(port),
  )
  return {
    sandbox,
    url: `http://127.0.0.1:${await listening.promise}${options.basePath ?? ''}`,
    smtpUrl: smtp.url,
    async close() {
      await smtp.close()
      await new Promise<void>((closed) => void server.close(() => closed()))
    },
  }
}

export const SANDBOX_ACCOUNTS = {
  payu: { key: 'TESTKEY', salt: 'TESTSALT' },
  vimeo: { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' },
  calendar: { id: 'events@example.org', apiKey: 'key' },
}

export function sandboxSettings(
  sandboxUrl: string,
  { payu, vimeo, calendar } = SANDBOX_ACCOUNTS,
): Record<string, string> {
  return {
    PAYU_BASE_URL: `${sandboxUrl}/payu`,
    PAYU_INFO_URL: `${sandboxUrl}/payu`,
    PAYU_KEY: payu.key,
    PAYU_SALT: payu.salt,
    VIMEO_BASE_URL: `${sandboxUrl}/vimeo`,
    VIMEO_CLIENT_ID: vimeo.clientId,
    VIMEO_CLIENT_SECRET: vimeo.clientSecret,
    VIMEO_USER_ID: vimeo.userId,
    VIMEO_PROJECT_ID: vimeo.projectId,
    GOOGLE_CALENDAR_BASE_URL: `${sandboxUrl}/calendar/v3`,
    GOOGLE_CALENDAR_ID: calendar.id,
    GOOGLE_API_KEY: calendar.apiKey,
  }
}

export const merchant = SANDBOX_ACCOUNTS.payu

export function signedHandOff(changes: Record<string, string> = {}): Record<string, string> {
  const fields = {
    key: merchant.key,
    txnid: 'EWG12345678901',
    amount: '1250.50',
    productinfo: 'Building Fund',
    firstname: 'Ravi Kumar',
    email: 'ravi.kumar@example.org',
    phone: '9000000001',
    surl: 'http://church.test/paid',
    furl: 'http://church.test/failed',
    curl: 'http://church.test/cancelled',
    ...changes,
  }
  return { ...fields, hash: requestHash(fields, merchant), ...changes }
}

export async function payInTestSandbox(
  trial: TestSandbox,
  outcome: string,
  changes: Record<string, string> = {},
) {
  const form = signedHandOff(changes)
  await trial.post('/sandbox/payu/_payment', form)
  const payment = trial.sandbox.payment(form.txnid ?? '')
  const answer = await trial.post(`/sandbox/payu/payments/${payment?.id}`, { outcome })
  return { answer, ...returnForm(await answer.text()), id: payment?.id ?? '' }
}

/** The address and the fields that the browser would post. */
export function returnForm(page: string): { address: string; report: Record<string, string> } {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return {
    address: /<form method="post" action="([^"]*)" data-return>/.exec(page)?.[1] ?? '',
    report: Object.fromEntries(
      [...inputs].map(([, name, value]) => [name, unescaped(value ?? '')]),
    ),
  }
}

export async function sendCommand(trial: TestSandbox, name: string, vars: Record<string, string>) {
  const hash = commandHash({ command: name, var1: vars.var1 ?? '' }, merchant)
  const fields = { key: merchant.key, command: name, hash, ...vars }
  const answer = await trial.post('/sandbox/payu/merchant/postservice.php?form=2', fields)
  return answer.json()
}

export const VIMEO_FOLDER = '/users/100/projects/200/videos'

export async function vimeoReader(trial = testSandbox()) {
  const url = 'http://world.test/sandbox/vimeo/oauth/authorize/client'
  const headers = { authorization: `basic ${btoa('client:secret')}` }
  const body = JSON.stringify({ grant_type: 'client_credentials' })
  const given = await trial.sandbox.fetch(new Request(url, { method: 'POST', headers, body }))
  const authorization = `bearer ${(await given.json()).access_token}`
  const read = (path: string) => trial.get(`/sandbox/vimeo${path}`, { authorization })
  return { trial, read }
}

export async function failure(asked: Promise<unknown>) {
  const error = await asked.then(
    () => undefined,
    (caught) => caught,
  )
  if (!isIntegrationError(error)) throw new Error(`expected an IntegrationError, got ${error}`)
  return error
}
