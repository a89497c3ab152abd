import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ADDRESSES } from '#app/addresses.ts'
import { signedInStaff } from '#app/http/own-cookie.server.ts'
import { localPath, splitLanguage } from '#app/local-path.ts'
import type { RenderSite } from '#app/office/office-env.ts'
import { PAGE_SCRIPTS } from '#app/scripts/page-scripts.server.ts'
import { PageScriptsContext } from '#app/scripts/page-scripts.ts'
import {
  readerContext,
  readerIn,
  type SiteServices,
  servicesContext,
} from '#app/services.server.ts'
import { inEachLanguage, type Language } from '#domain/language.ts'
import { askDatabase } from '#workflows/ask-database.ts'
import {
  languageOfCode,
  languageOfEnded,
  languageOfPage,
  languageOfPayment,
  languageOfPlaces,
} from '#workflows/languages/stored-language.ts'
import { readOpeningWish } from '#workflows/openings/openings.ts'
import { readReminderLanguage } from '#workflows/reminders/queue-reminders.ts'
import { isRead, isWithin, normalisePath } from './http/normalise-path.ts'
import { refuse, refuseMethod } from './http/refuse.ts'
import { canonicalPathIn, isDataOfDocument, methodsIn, routeTree } from './route-tree.ts'

export type RenderPage = (request: Request, services: SiteServices) => Promise<Response>

/** The benchmark gives the same pages to the framework's own server. */
export {
  build,
  PAGE_SCRIPTS,
  PageScriptsContext,
  readerContext,
  readerIn,
  ServerRouter,
  servicesContext,
}

const PAGES = inEachLanguage(pagesIn)

function pagesIn(language: Language) {
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
    isNothing: (path: string) => isDataOfDocument(tree, path),
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

export const openOffice = () => import('#app/office/office.tsx')

const renderOffice = partRenderer(async () => {
  const { OFFICE_ROUTES, answerOffice } = await openOffice()
  return openPart({ routes: OFFICE_ROUTES, answer: answerOffice })
})
const renderDoor = partRenderer(async () => {
  const { DOOR_ROUTES, answerDoor } = await import('#app/door/door.server.tsx')
  return openPart({ routes: DOOR_ROUTES, answer: answerDoor })
})

/** The bundle's entry is built together with the routes because both must hold the same context key. */
export async function renderPage(request: Request, services: SiteServices): Promise<Response> {
  const path = normalisePath(request.url) ?? ''
  if (isWithin(path, '/office')) return renderOffice(request, { services, renderSite })
  if (isWithin(path, '/door')) return renderDoor(request, { services, renderSite })
  return renderSite(request, services)
}

async function renderSite(request: Request, services: SiteServices): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { language, path } = splitLanguage(pathname)
  const { handle, methodsOf, canonicalPath, isNothing } = PAGES[language]
  const allowed = methodsOf(path, services.content)
  if (allowed && !allowed.includes(request.method)) return refuseMethod(request, allowed)
  if (isNothing(path) || (!allowed && request.method === 'OPTIONS'))
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

/** A record's pages have no language in their address: they are in the one that is stored with it. */
async function recordLanguage(services: SiteServices, request: Request) {
  const path = new URL(request.url).pathname
  const [, part = '', key = ''] = /^\/(\w+)\/([^/.]+)/.exec(path) ?? []
  const find = FIND.get(part)
  // Without the database the page says so itself, in English.
  const asked =
    find &&
    (await askDatabase(services, async () => {
      return (await find(services, key, request)) ?? languageOfEnded(services, key)
    }))
  return asked?.ok ? asked.answer : undefined
}

const FIND = new Map<
  string,
  (services: SiteServices, key: string, request: Request) => Promise<Language | undefined>
>([
  ['my', languageOfPage],
  // Staff who scan a ticket read English.
  [
    't',
    async (services, code, request) =>
      (await signedInStaff(services, request)) ? undefined : languageOfCode(services, code),
  ],
  ['pay', languageOfPayment],
  ['receipts', languageOfPayment],
  ['keep', languageOfPlaces],
  ['tell', async (services, key) => (await readOpeningWish(services, key))?.language],
  ['unsubscribe', readReminderLanguage],
])

type Part = {
  routes: readonly { method: string; path: string }[]
  answer: (
    request: Request,
    rendering: { services: SiteServices; renderSite: RenderSite },
  ) => Promise<Response>
}

/** A part is loaded with its first page, so that the site starts sooner. */
function partRenderer(load: () => Promise<Part['answer']>): Part['answer'] {
  let opened: Promise<Part['answer']> | undefined
  return async (request, rendering) => {
    opened ??= load()
    return (await opened)(request, rendering)
  }
}

/** The rules are the site's: one spelling per address, and 405 for other methods. */
function openPart({ routes, answer }: Part): Part['answer'] {
  // The site's router writes paths without Hono's patterns behind a parameter's name.
  const known = routes.map(({ method, path }) => ({
    path: path.slice(1).replace(/\{[^/]*/g, ''),
    methods: METHODS[method] ?? [],
  }))
  // The last one matches where nothing is.
  const tree = [...new Set(known.map(({ path }) => path)), '*'].map((path) => ({ path }))
  const canonicalPath = canonicalPathIn(tree)

  const methodsOf = (pathname: string) => {
    const pattern = matchRoutes(tree, pathname)?.at(-1)?.route.path
    const methods = known.filter(({ path }) => path === pattern).flatMap((route) => route.methods)
    return methods.length > 0 ? methods : ALL
  }

  return async (request, rendering) => {
    const { pathname, search } = new URL(request.url)
    const allowed = methodsOf(pathname)
    // Opened by hand, the address of a form is answered by the part itself, with a way on.
    const isAnswered = allowed.includes(request.method) || isRead(request)
    if (!isAnswered) return refuseMethod(request, allowed)
    const canonical =
      request.method === 'POST' ? undefined : canonicalPath(pathname, rendering.services.content)
    if (canonical === undefined) return answer(request, rendering)
    return new Response(null, { status: 308, headers: { Location: canonical + search } })
  }
}

const METHODS: Record<string, string[]> = { GET: ['GET', 'HEAD'], POST: ['POST'] }
const ALL = Object.values(METHODS).flat()
