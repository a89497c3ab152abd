import { Hono } from 'hono'
import type { SiteServices } from '#app/services.server.ts'
import type { OfficeEnv } from './office-env.ts'
import { answerPage } from './office-page.tsx'
import { NotFound } from './refusals.tsx'
import { requireStaff } from './require-staff.tsx'

/**
 * The office: rendered on the server, as plain forms and links. No framework runs in the browser, and
 * nothing of the office is in the bundle of the site's pages.
 */
const office = new Hono<OfficeEnv>().basePath('/office')

office.use(requireStaff)

office.notFound((context) =>
  answerPage(context, { title: 'Not found', status: 404, content: <NotFound /> }),
)

export function isOfficePath(pathname: string): boolean {
  return pathname === '/office' || pathname.startsWith('/office/')
}

export async function answerOffice(request: Request, services: SiteServices): Promise<Response> {
  return office.fetch(request, { services })
}
