import type { Context, MiddlewareHandler } from 'hono'

/**
 * Refuses a form that a page of another site has sent: it would press our buttons in a visitor's
 * browser. Programs send no origin and have no visitor to abuse.
 */
export function sameOriginOnly(originOf: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return isOwn(c, originOf(c)) ? next() : c.text('This form came from another site.', 403)
  }
}

function isOwn(c: Context, ours: string): boolean {
  const site = c.req.header('sec-fetch-site') ?? 'none'
  if (site !== 'same-origin' && site !== 'none') return false
  const origin = c.req.header('origin')
  if (origin === undefined || origin === ours) return true
  // By host alone: behind a proxy the browser speaks https, and the proxy http to us.
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}
