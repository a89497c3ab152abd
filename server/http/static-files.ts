import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** The built files. Those under /assets carry a digest of their content in their name. */
export function serveFiles(directory: string): MiddlewareHandler {
  return serveStatic({
    root: directory,
    onFound: (file, context) => {
      const forever = file.includes('/assets/')
      context.header(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
