import { Hono } from 'hono'
import type { OfficeContext, OfficeEnv } from '#app/office/office-env.ts'
import { answerNotFound } from '#app/office/refusals.tsx'
import { isPreviewed } from '../preview/render-draft.tsx'
import { showAsk } from './show-ask.tsx'
import { showPart } from './show-part.tsx'
import { showSite } from './show-site.tsx'
import { takeSite } from './take-site.tsx'

/** The site as visitors see it, with Edit at each of its parts. A part is edited at its page's address too. */
export const siteRoutes = new Hono<OfficeEnv>()

for (const address of [
  '/site',
  '/site/:page',
  '/site/:folder/:page',
  '/site/:language/:folder/:page',
]) {
  siteRoutes.get(address, (context) => show(context))
  siteRoutes.post(address, (context) => takeSite(context, pageOf(context)))
}

function show(context: OfficeContext): Response | Promise<Response> {
  const page = pageOf(context)
  if (!isPreviewed(page)) return answerNotFound(context)
  if (context.req.query('ask')) return showAsk(context, page)
  return context.req.query('part') ? showPart(context, page) : showSite(context, page)
}

function pageOf(context: OfficeContext): string {
  const { pathname } = new URL(context.req.url)
  return pathname.replace(/^\/office\/site\/?/, '/')
}
