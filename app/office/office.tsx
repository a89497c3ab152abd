import { Hono } from 'hono'
import { FOUND, withFound } from './back-to-found.tsx'
import { checkRoutes } from './check/check.tsx'
import { conferenceRoutes } from './conferences/conferences.tsx'
import { fileRoutes } from './content/file-routes.tsx'
import { languageRoutes } from './content/languages/routes.tsx'
import { pageRoutes } from './content/page-routes.tsx'
import { previewRoutes } from './content/preview/routes.tsx'
import { siteRoutes } from './content/site/routes.tsx'
import { versionRoutes } from './content/versions/version-routes.tsx'
import { deviceRoutes } from './devices/routes.tsx'
import { doorRoutes } from './doors/doors.tsx'
import { rowOf } from './engine/engine.tsx'
import { findRoutes } from './find/find.tsx'
import { folderRoutes } from './folder/routes.tsx'
import { startRoutes } from './make-it-yours.tsx'
import { moneyRoutes } from './money/routes.tsx'
import type { OfficeEnv } from './office-env.ts'
import { answerOnlyForms, answerRefused, answerUnavailable, requireStaff } from './refusals.tsx'
import { registrationRoutes } from './registrations/routes.tsx'
import { roomRoutes } from './rooms/routes.tsx'
import { signInRoutes } from './sign-in/routes.tsx'
import { staffRoutes } from './staff/routes.tsx'
import { todayRoutes } from './today/today.tsx'

const office = new Hono<OfficeEnv>().basePath('/office')

// A form that can't be read at all.
office.use(async (context, next) => {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof Response)) throw error
    context.res = error
  }
})
// In front of the sign-in. Everything after `requireStaff` is behind it.
office.route('/', signInRoutes)
office.use(requireStaff)
// A form that was opened from what Find has found leads to a page that still leads back there.
office.use(async (context, next) => {
  await next()
  const found = context.req.query(FOUND)
  const to = context.res.headers.get('Location')
  if (found && to) context.res.headers.set('Location', withFound(to, found))
})
office.route('/', deviceRoutes)
office.route('/', staffRoutes)

office.route('/', findRoutes)
office.route('/', registrationRoutes)
office.route('/', todayRoutes)
office.route('/', startRoutes)
office.route('/', checkRoutes)
office.route('/', roomRoutes)
office.route('/', folderRoutes)
office.route('/', doorRoutes)
office.route('/', moneyRoutes)
// Before the content, which has the whole form of a programme at the address of a date.
office.route('/', conferenceRoutes)
// The versions and the languages come before a file that could have the same name.
office.route('/', versionRoutes)
office.route('/', languageRoutes)
office.route('/', pageRoutes)
office.route('/', fileRoutes)
office.route('/', siteRoutes)
office.route('/', previewRoutes)

office.notFound((context) => {
  const [handlers] = office.router.match('POST', context.req.path)
  const takesForms = handlers.some(([[, route]]) => route.method === 'POST')
  return takesForms ? answerOnlyForms(context) : answerRefused(context, 'unknown')
})

office.onError((error, context) => answerUnavailable(context, error))

export async function answerOffice(request: Request, rendering: OfficeEnv['Bindings']) {
  return office.fetch(request, rendering)
}

export const OFFICE_ROUTES = office.routes
  .filter(({ method }) => method !== 'ALL')
  .map((route) => {
    const { method, path } = route
    const { needs, asks } = rowOf(route) ?? {}
    // Some addresses answer by themselves, without the engine.
    return { method, path, isRow: rowOf(route) !== undefined, needs, asks }
  })

export type OfficeRoute = (typeof OFFICE_ROUTES)[number]
