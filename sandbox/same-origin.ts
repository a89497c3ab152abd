import type { Context, MiddlewareHandler } from 'hono'

/**
 * Refuses a form sent by another site's page, which would press our buttons in a visitor's browser.
 * Programs send no `Origin` and have no visitor to abuse.
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
  // Compares only the host: behind a proxy the browser uses https, and the proxy http.
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}
