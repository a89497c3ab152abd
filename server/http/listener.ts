import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#app/services.server.ts'
import { openFiles } from './files.ts'
import { createPageCache, type Fetch } from './page-cache/page-cache.ts'
import { securityHeaders } from './security-headers.ts'

type Parts = {
  site: Fetch
  services: Pick<Services, 'publicUrl' | 'count'>
  /** The folder with the built scripts, styles and pictures. */
  clientDirectory: string
  /** Not while pages are being developed: they change under the visitor's eyes. */
  keepPages: boolean
}

/**
 * What stands between Node and the site. Files and pages that are in memory are answered here: they
 * are counted, not logged one by one. Everything else goes on to the site.
 */
export function createListener(parts: Parts): RequestListener {
  const { publicUrl, count } = parts.services
  const files = openFiles({
    directory: parts.clientDirectory,
    headers: securityHeaders(publicUrl),
  })
  const pages = parts.keepPages
    ? createPageCache({
        fetch: parts.site,
        publicUrl,
        personal: PERSONAL,
        mostBytes: MOST_BYTES,
        now: Date.now,
        count,
      })
    : undefined
  const others = getRequestListener(pages?.fetch ?? parts.site)
  return (request, response) => {
    if (pages?.answer(request, response)) return
    if (files.answer(request, response)) return
    others(request, response)
  }
}

/** They say `no-store` themselves; this is the second lock on the same door. */
const PERSONAL = ['/api/', '/pay/', '/registered/', '/response', '/sandbox', '/health', '/ready']

const MOST_BYTES = 32 * 1024 * 1024
