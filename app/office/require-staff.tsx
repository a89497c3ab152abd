import { createMiddleware } from 'hono/factory'
import { readSessionCookie } from '#app/http/session-cookie.server.ts'
import { readSession } from '#workflows/staff/sessions.ts'
import type { OfficeEnv } from './office-env.ts'
import { answerSignedOut } from './signed-out.tsx'

/** Leads everybody who is not signed in to the sign-in page, and back to where they wanted to go. */
export const requireStaff = createMiddleware<OfficeEnv>(async (context, next) => {
  const { services } = context.env
  const secret = readSessionCookie(context.req.raw, services)
  const staff = secret && (await readSession(services, secret))
  if (staff) {
    context.set('staff', staff)
    return next()
  }
  services.count('office.signed-out')
  if (context.req.method === 'POST') return answerSignedOut(context)
  return context.redirect(signInAddress(context.req.url), 303)
})

function signInAddress(url: string): string {
  const { pathname, search } = new URL(url)
  if (pathname === '/office' && search === '') return '/office/sign-in'
  return `/office/sign-in?${new URLSearchParams({ to: pathname + search })}`
}
