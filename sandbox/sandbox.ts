import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { calendarRoutes } from './calendar/calendar.ts'
import { type Clock, realClock } from './clock.ts'
import { createFaults, type FaultMode, faultRoutes, type Service } from './faults/faults.ts'
import { createMailbox, type Mailbox, mailboxRoutes } from './mailbox/mailbox.ts'
import { partNames, type SandboxPart, sandboxParts } from './parts.ts'
import type { Merchant } from './payu/hashes.ts'
import type { Payment } from './payu/payment.ts'
import { createPayu } from './payu/payu.ts'
import { returnScript, style } from './ui/assets.ts'
import { type Page, pageResponse } from './ui/page.ts'
import { type VimeoAccount, vimeoRoutes } from './vimeo/vimeo.ts'

export type SandboxOptions = {
  /** It is mounted there, such as at `/sandbox`; empty when it has its own host. */
  basePath: string
  /** Browsers may use another origin than the request's. */
  origin?: string
  parts?: readonly SandboxPart[]
  payu: Merchant
  alsoTry?: readonly { href: string; name: string; about: string }[]
  webhookUrl?: string
  /** Tests pass the church's own `fetch`, by which webhooks are sent. */
  send?: (request: Request) => Promise<Response>
  vimeo: VimeoAccount
  calendar: { id: string; apiKey: string }
  now?: Clock['now']
  later?: Clock['later']
}

export type Sandbox = {
  fetch(request: Request): Promise<Response>
  payments(): readonly Payment[]
  payment(txnid: string): Payment | undefined
  setFault(service: Service, mode: FaultMode): void
  mailbox: Mailbox
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const { basePath, parts = sandboxParts } = options
  const { now = realClock.now, later = realClock.later } = options
  const clock = { now, later }
  const faults = createFaults(clock)
  const payu = createPayu({
    basePath,
    merchant: options.payu,
    webhookUrl: options.webhookUrl,
    send: options.send ?? ((request) => fetch(request)),
    clock,
    faults,
  })
  const account = options.vimeo
  const mailbox = createMailbox(clock.now)
  const app = new Hono({ strict: false }).basePath(basePath || '/')
  app.use(bodyLimit({ maxSize: 64 * 1024 }))
  app.get('/', () => pageResponse(indexPage(options), options))
  app.get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css' }))
  app.get('/return.js', (c) => c.body(returnScript, 200, { 'content-type': 'text/javascript' }))
  for (const absent of sandboxParts.filter((part) => !parts.includes(part))) {
    app.all(`/${absent}/*`, () => pageResponse(absentPage, options))
  }
  // The hand-off comes from the church's site, and calls of servers are signed: those are not checked.
  for (const path of ['/faults/*', '/payu/payments/*']) app.use(path, sameOriginOnly(origin))
  app.route('/faults', faultRoutes(faults, { basePath, parts }))
  app.route('/mailbox', mailboxRoutes(mailbox, basePath))
  app.route('/payu', payu.app)
  app.route('/vimeo', vimeoRoutes({ basePath, origin, account, clock, faults }))
  app.route('/calendar', calendarRoutes({ basePath, ...options.calendar, clock, faults }))

  function origin(c: Context): string {
    return options.origin ?? new URL(c.req.url).origin
  }

  return {
    fetch: async (request) => app.fetch(request),
    payments: payu.ledger.all,
    payment: payu.ledger.byTxnid,
    setFault: faults.set,
    mailbox,
  }
}

const absentPage: Page = {
  title: 'Nothing is here',
  status: 404,
  body: html`<p>This service is not played here: the church's site uses the real one, or none.</p>`,
}

function indexPage({ basePath, parts = sandboxParts, alsoTry = [] }: SandboxOptions): Page {
  const choices = [
    ...parts.map((part) => ({ href: `${basePath}/${part}`, ...partNames[part] })),
    ...alsoTry,
  ]
  return {
    title: 'The world outside, in small',
    body: html`<p>This site stands in for the services that the church's website talks to. It speaks
their protocols, so the website cannot tell the difference; but no money moves and nothing leaves
this machine. Everything is forgotten when it stops.</p>
<ul class="choices">
${choices.map(({ href, name, about }) => html`<li><a href="${href}">${name}</a><p>${about}</p></li>\n`)}</ul>`,
  }
}

/** Another site's page could press our buttons in a visitor's browser. Programs send no `Origin`. */
function sameOriginOnly(originOf: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none'
    const origin = c.req.header('origin') ?? originOf(c)
    // Otherwise only the host is compared: behind a proxy the browser uses https, and the proxy http.
    const isOurs = origin === originOf(c) || URL.parse(origin)?.host === new URL(c.req.url).host
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead || (isOurs && ['same-origin', 'none'].includes(site))) return next()
    return c.text('This form came from another site.', 403)
  }
}
