import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router'
import { ADDRESSES } from '#app/addresses.ts'
import { localPath, splitLanguage } from '#app/http/local-path.ts'
import { PAGE_SCRIPTS } from '#app/scripts/page-scripts.server.ts'
import { PageScriptsContext } from '#app/scripts/page-scripts.ts'
import {
  readerContext,
  readerIn,
  type SiteServices,
  servicesContext,
} from '#app/services.server.ts'
import type { InEachLanguage, Language } from '#domain/language.ts'
import { methodsIn } from './allowed-methods.ts'
import { canonicalPathIn } from './canonical-path.ts'
import { isRead } from './http/is-read.ts'
import { isWithin, normalisePath } from './http/normalise-path.ts'
import { refuse, refuseMethod } from './http/refuse.ts'
import { recordLanguage } from './record-language.ts'
import { partRenderer } from './render-part.ts'
import { routeTree } from './route-tree.ts'

export type RenderPage = (request: Request, services: SiteServices) => Promise<Response>

/** For the benchmark, which gives the same pages to the framework's own server. */
export {
  build,
  PAGE_SCRIPTS,
  PageScriptsContext,
  readerContext,
  readerIn,
  ServerRouter,
  servicesContext,
}

/** The pages of one language: what answers them, and how their addresses are read without its prefix. */
type Pages = {
  handle: ReturnType<typeof createRequestHandler>
  methodsOf: ReturnType<typeof methodsIn>
  canonicalPath: ReturnType<typeof canonicalPathIn>
}

const PAGES: InEachLanguage<Pages> = {
  en: pagesIn('en'),
  ta: pagesIn('ta'),
  kn: pagesIn('kn'),
  hi: pagesIn('hi'),
}

function pagesIn(language: Language): Pages {
  const addresses = ADDRESSES.filter(
    (row) => !row.language && (language === 'en' || row.inLanguages),
  )
  const paths = new Set(addresses.map(({ path }) => path))
  const routes = routesAt(paths, build.routes)
  const assets = { ...build.assets, routes: routesAt(paths, build.assets.routes) }
  const tree = routeTree({ routes })
  const basename = localPath(language, '/')
  return {
    handle: createRequestHandler({ ...build, routes, assets, basename }, import.meta.env.MODE),
    methodsOf: methodsIn(tree, addresses),
    canonicalPath: canonicalPathIn(tree),
  }
}

/** Other addresses have no page in a language: `/ta/my` is not found. */
function routesAt<Route extends { parentId?: string; path?: string }>(
  paths: ReadonlySet<string>,
  routes: Record<string, Route | undefined>,
): Record<string, Route | undefined> {
  const isWanted = (route: Route | undefined) =>
    !route?.parentId || paths.has(`/${route.path ?? ''}`)
  return Object.fromEntries(Object.entries(routes).filter(([, route]) => isWanted(route)))
}

/** Also for tests that send to every address of the office. */
export const openOffice = () => import('#app/office/office.tsx')

const renderOffice = partRenderer(async () => {
  const { OFFICE_ROUTES, answerOffice } = await openOffice()
  return { routes: OFFICE_ROUTES, answer: answerOffice }
})
const renderDoor = partRenderer(async () => {
  const { DOOR_ROUTES, answerDoor } = await import('#app/door/door.server.tsx')
  return { routes: DOOR_ROUTES, answer: answerDoor }
})

/**
 * The bundle's entry: pages, loaders and actions. It is built together with the routes because
 * both must hold the same context key.
 */
export async function renderPage(request: Request, services: SiteServices): Promise<Response> {
  // In any spelling.
  const path = normalisePath(request.url) ?? ''
  if (isWithin(path, '/office')) return renderOffice(request, { services, renderSite })
  if (isWithin(path, '/door')) return renderDoor(request, { services, renderSite })
  return renderSite(request, services)
}

async function renderSite(request: Request, services: SiteServices): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { language, path } = splitLanguage(pathname)
  const { handle, methodsOf, canonicalPath } = PAGES[language]
  const allowed = methodsOf(path, services.content)
  if (allowed && !allowed.includes(request.method)) return refuseMethod(request, allowed)
  if (!allowed && request.method === 'OPTIONS')
    return refuse(request, 404, 'There is nothing at this address.')
  const canonical = isRead(request) ? canonicalPath(path, services.content) : undefined
  const isRootWithSlash = language !== 'en' && pathname === `/${language}/`
  if (canonical !== undefined || isRootWithSlash) {
    const location = localPath(language, canonical ?? '/') + search
    return new Response(null, { status: 308, headers: { Location: location } })
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  const shown = (await recordLanguage(services, request)) ?? language
  context.set(readerContext, readerIn(services, shown))
  return handle(request, context)
}
