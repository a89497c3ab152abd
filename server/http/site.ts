import { randomUUID } from 'node:crypto'
import { type Handler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxChunkedBytes } from '#app/addresses.ts'
import { maskPath } from '#app/http/mask-path.ts'
import { signedInStaff } from '#app/http/own-cookie.server.ts'
import { INLINE_SCRIPTS } from '#app/http/own-scripts.server.ts'
import { TOO_MUCH } from '#app/http/read-form-data.ts'
import type { SiteServices } from '#app/services.server.ts'
import { staffCan } from '#domain/staff.ts'
import type { RenderPage } from '../app.ts'
import { createLog, type Write } from '../log.ts'
import { chooseEncoding, compressFor, isWorthCompressing } from './answer.ts'
import { createMadePictures, type PictureFile } from './made-pictures.ts'
import { isRead, normalisePath } from './normalise-path.ts'
import type { RateLimits } from './rate-limits.ts'
import { refuse, refuseMethod } from './refuse.ts'
import { asSent, giveToken, hasToken, isAllowedChange } from './same-origin.ts'
import {
  type AllowedHosts,
  contentSecurityPolicy,
  policyFor,
  securityHeaders,
} from './security-headers.ts'

export type SiteParts = {
  services: SiteServices
  write: Write
  renderPage: RenderPage
  /** Pages have no policy in development. */
  hosts: (() => AllowedHosts) | undefined
  checkReady: () => Promise<void>
  rateLimits?: RateLimits | undefined
  sandbox?: { path: string; fetch: (request: Request) => Response | Promise<Response> }
}

export const UNREADABLE_ADDRESS = 'This address could not be read.'
const POLICY = 'Content-Security-Policy'
const READ = ['GET', 'HEAD'] as const

type Site = Hono<{ Bindings: object | undefined; Variables: { requestId: string } }>

export function createSite(parts: SiteParts): Site {
  const { services, sandbox } = parts
  const site: Site = new Hono({
    getPath: ({ url }) => normalisePath(url) ?? new URL(url).pathname,
  })
  logAndSecure(site, parts)
  site.use(async ({ req }, next) => {
    if (normalisePath(req.raw.url) !== undefined) return next()
    services.count('request.unreadable')
    return refuse(req.raw, 400, UNREADABLE_ADDRESS)
  })
  addChecks(site, parts)
  if (sandbox) site.all(`${sandbox.path}/*`, ({ req }) => sandbox.fetch(req.raw))
  refuseForeignChanges(site, services)
  // A body with Content-Length was checked before this, and Node enforces the length.
  site.use((context, next) => {
    if (!context.req.raw.headers.has('Transfer-Encoding')) return next()
    const maxSize = maxChunkedBytes(context.req.path)
    const limitBody = bodyLimit({ maxSize, onError: ({ req }) => refuse(req.raw, 413, TOO_MUCH) })
    return limitBody(context, next)
  })
  answerReads(site, '/api/token', ({ req }) => giveToken(req.raw, services.publicUrl))
  addPictures(site, services)
  addPages(site, parts)
  site.onError((error, { req }) => {
    services.count('request.failed')
    services.log.error('request-failed', error)
    return refuse(req.raw, 500, 'Something went wrong on our side. Please try again in a moment.')
  })
  return site
}

function logAndSecure(site: Site, { services, hosts }: SiteParts): void {
  const headers = securityHeaders(services.publicUrl)
  const developing = hosts === undefined
  site.use(async (context, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    await next()
    const { res } = context
    for (const [name, value] of Object.entries(headers)) {
      // The page of a door's phone uses the camera, and says so itself.
      if (!res.headers.has(name)) res.headers.set(name, value)
    }
    const type = res.headers.get('Content-Type') ?? ''
    if (!res.headers.has(POLICY) && !(developing && type.startsWith('text/html'))) {
      res.headers.set(POLICY, policyFor(type))
    }
    res.headers.set('X-Request-Id', requestId)
    services.count(`answer.${Math.floor(res.status / 100)}xx`)
    services.log.info('request', {
      requestId,
      method: context.req.method,
      path: maskPath(context.req.path),
      status: res.status,
      ms: Math.round(performance.now() - started),
    })
  })
}

function addChecks(site: Site, { services, checkReady }: SiteParts): void {
  answerReads(site, '/health', (context) => context.json({ ok: true }))
  answerReads(site, '/ready', async (context) => {
    try {
      await checkReady()
      return context.json({ ok: true })
    } catch (error) {
      services.log.error('not-ready', error)
      return context.json({ ok: false }, 503)
    }
  })
}

function answerReads(site: Site, address: string, answer: Handler): void {
  site.on([...READ], address, answer)
  site.all(address, ({ req }) => refuseMethod(req.raw, READ))
}

function refuseForeignChanges(site: Site, { publicUrl, count }: SiteServices): void {
  site.use(async ({ req }, next) => {
    if (isAllowedChange(req.raw, publicUrl)) return next()
    count('request.cross-origin')
    return refuse(req.raw, 403, 'This request came from another site and was refused.')
  })
  site.use(async ({ req }, next) => {
    if (hasToken(req.raw)) return next()
    count('request.without-token')
    return refuse(req.raw, 403, 'A browser must send the token from /api/token.')
  })
}

function addPictures(site: Site, services: SiteServices): void {
  const made = createMadePictures(services)
  for (const address of ['/photographs/:name', '/drawings/:name']) {
    answerReads(site, address, async ({ req }) => {
      const asked = { author: undefined, signal: req.raw.signal }
      return answerPicture(req.raw, await made(req.path, asked))
    })
  }
  const ofDrafts = ['/office/photographs/:name', '/office/drawings/:name']
  site.on([...READ], ofDrafts, async ({ req }) => {
    const author = await signedInStaff(services, req.raw)
    const asked = { author, signal: req.raw.signal }
    const isAuthor = author && staffCan.editContent(author)
    const picture = isAuthor ? await made(req.path.slice('/office'.length), asked) : undefined
    const answer = answerPicture(req.raw, picture)
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  })
}

function answerPicture(request: Request, picture: PictureFile | undefined): Response {
  if (!picture) return refuse(request, 404, 'There is nothing at this address.')
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  const body = picture.encodings[encoding]
  const headers = new Headers({ 'Content-Type': picture.type, 'Cache-Control': FOR_EVER })
  if (isWorthCompressing(picture.type)) headers.set('Vary', 'Accept-Encoding')
  if (body !== picture.encodings.identity) headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(body), { headers })
}

/**
 * What is at such an address never changes. But it may be taken off the site, and then no shared cache
 * gives it to others for longer than a minute.
 */
const FOR_EVER = 'public, max-age=31536000, s-maxage=60, immutable'

/** Every line of the log has the request's id. */
function addPages(site: Site, parts: SiteParts): void {
  const { services, write, renderPage, hosts, rateLimits } = parts
  site.all('*', async (context) => {
    const log = createLog(write, services.now, { requestId: context.get('requestId') })
    const spend: SiteServices['spend'] = (budget, key) =>
      rateLimits?.spend(budget, key === undefined ? { env: context.env } : { key }) ?? 0
    const response = await renderPage(asSent(context.req.raw), { ...services, log, spend })
    return finishPage(context.req.raw, response, hosts?.())
  })
}

async function finishPage(request: Request, response: Response, hosts: AllowedHosts | undefined) {
  const { status } = response
  const headers = new Headers(response.headers)
  // Only a successful GET or HEAD whose route sets `Cache-Control` is kept, never a form's answer or an
  // error.
  if (!isRead(request) || status !== 200 || !headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'no-store')
    headers.delete('No-Vary-Search')
  }
  const type = headers.get('Content-Type') ?? ''
  // The office's pages have a policy of their own.
  if (hosts && type.startsWith('text/html') && !headers.has('Content-Security-Policy')) {
    const ownScripts = headers.get(INLINE_SCRIPTS)?.split(' ').filter(Boolean) ?? []
    headers.set('Content-Security-Policy', contentSecurityPolicy(ownScripts, hosts))
  }
  headers.delete(INLINE_SCRIPTS)
  const page = new Response(response.body, { status, headers })
  // An export may be longer than what fits into memory.
  return type.startsWith('text/csv') ? page : compressFor(request, page)
}
