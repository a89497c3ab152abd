import { createMiddleware } from 'hono/factory'
import { FOUND, withFound } from './back-to-found.tsx'
import type { OfficeEnv } from './office-env.ts'

/** A form that was opened from what Find has found leads to a page that still leads back there. */
export const keepFound = createMiddleware<OfficeEnv>(async (context, next) => {
  await next()
  const found = context.req.query(FOUND)
  const to = context.res.headers.get('Location')
  if (found && to) context.res.headers.set('Location', withFound(to, found))
})
