import { createMiddleware } from 'hono/factory'
import { readSession } from '#workflows/staff/read-session.ts'
import type { OfficeEnv } from './office-env.ts'
import { readSessionCookie } from './session-cookie.ts'

/** Leads everybody who is not signed in to the sign-in page, and back to where they wanted to go. */
export const requireStaff = createMiddleware<OfficeEnv>(async (context, next) => {
  const { services } = context.env
  const secret = readSessionCookie(context.req.raw, services)
  const staff = secret && (await readSession(services, secret))
  if (!staff) return context.redirect(signInAddress(context.req.url), 303)
  context.set('staff', staff)
  return next()
})

function signInAddress(url: string): string {
  const { pathname, search } = new URL(url)
  return `/office/sign-in?${new URLSearchParams({ to: pathname + search })}`
}
