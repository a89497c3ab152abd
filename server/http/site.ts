import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Services } from '#app/services.server.ts'
import type { RenderPage } from '../app.ts'
import { createLog, type Write } from '../log.ts'
import type { AllowedHosts } from './content-security-policy.ts'
import { finishPage } from './finish-page.ts'
import { isAllowedChange } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'

export type SiteParts = {
  services: Services
  write: Write
  renderPage: RenderPage
  /** Left out while pages are being developed: no policy then. */
  hosts: AllowedHosts | undefined
  /** Throws when the site can't do its work. */
  checkReady: () => Promise<void>
  sandbox?: { path: string; fetch: (request: Request) => Response | Promise<Response> }
}

const MOST_BODY_BYTES = 256 * 1024

/** From the socket to the page: what every request passes, in this order. */
export function createSite(parts: SiteParts): Hono<{ Variables: { requestId: string } }> {
  const { services, sandbox } = parts
  const headers = securityHeaders(services.publicUrl)
  const site = new Hono<{ Variables: { requestId: string } }>()

  site.use(async (context, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    context.res.headers.set('X-Request-Id', requestId)
    services.log.info('request', {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    })
  })

  site.get('/health', (context) => context.json({ ok: true }))
  site.get('/ready', async (context) => {
    try {
      await parts.checkReady()
      return context.json({ ok: true })
    } catch (error) {
      services.log.error('not-ready', error)
      return context.json({ ok: false }, 503)
    }
  })

  if (sandbox) site.all(`${sandbox.path}/*`, ({ req }) => sandbox.fetch(req.raw))

  site.use(async ({ req, text }, next) => {
    if (isAllowedChange(req.raw, services.publicUrl)) return next()
    services.count('request.cross-origin')
    return text('This request came from another site and was refused.', 403)
  })
  site.use(
    bodyLimit({
      maxSize: MOST_BODY_BYTES,
      onError: ({ text }) => text('This is more than we can take in one go.', 413),
    }),
  )

  site.all('*', async (context) => {
    const requestId = context.get('requestId')
    const log = createLog(parts.write, services.now, { requestId })
    const response = await parts.renderPage(context.req.raw, { ...services, log })
    return finishPage({ request: context.req.raw, response, hosts: parts.hosts })
  })

  site.onError((error, { text }) => {
    services.count('request.failed')
    services.log.error('request-failed', error)
    return text('Something went wrong on our side. Please try again in a moment.', 500)
  })
  return site
}
