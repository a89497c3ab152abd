import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router'
import { answerDoor, DOOR_ROUTES } from '#app/door/door.server.tsx'
import { isOfficePath } from '#app/office/is-office-path.ts'
import { answerOffice, OFFICE_ROUTES } from '#app/office/office.tsx'
import { PAGE_SCRIPTS } from '#app/scripts/page-scripts.server.ts'
import { PageScriptsContext } from '#app/scripts/page-scripts.ts'
import { type SiteServices, servicesContext } from '#app/services.server.ts'
import { methodsIn } from './allowed-methods.ts'
import { canonicalPathIn } from './canonical-path.ts'
import { isRead } from './http/is-read.ts'
import { isWithin, normalisePath } from './http/normalise-path.ts'
import { refuse, refuseMethod } from './http/refuse.ts'
import { partRenderer } from './render-part.ts'
import { routeTree } from './route-tree.ts'

export type RenderPage = (request: Request, services: SiteServices) => Promise<Response>

/** For tests that send to every address of the office, and for the benchmark, which gives the same pages to the framework's own server. */
export { build, OFFICE_ROUTES, PAGE_SCRIPTS, PageScriptsContext, ServerRouter, servicesContext }

const handle = createRequestHandler(build, import.meta.env.MODE)
const tree = routeTree(build)
const methodsOf = methodsIn(tree)
const canonicalPath = canonicalPathIn(tree)
const renderOffice = partRenderer({ routes: OFFICE_ROUTES, answer: answerOffice })
const renderDoor = partRenderer({ routes: DOOR_ROUTES, answer: answerDoor })

/**
 * The bundle's entry: pages, loaders and actions. It is built together with the routes because
 * both must hold the same context key.
 */
export async function renderPage(request: Request, services: SiteServices): Promise<Response> {
  // In any spelling.
  const path = normalisePath(request.url) ?? ''
  if (isOfficePath(path)) return renderOffice(request, { services, renderSite })
  if (isWithin(path, '/door')) return renderDoor(request, { services, renderSite })
  return renderSite(request, services)
}

async function renderSite(request: Request, services: SiteServices): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const allowed = methodsOf(pathname, services.content)
  if (allowed && !allowed.includes(request.method)) return refuseMethod(request, allowed)
  if (!allowed && request.method === 'OPTIONS') return refuse(request, 404, 'Nothing is here.')
  const canonical = isRead(request) ? canonicalPath(pathname, services.content) : undefined
  if (canonical !== undefined) {
    return new Response(null, { status: 308, headers: { Location: canonical + search } })
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handle(request, context)
}
