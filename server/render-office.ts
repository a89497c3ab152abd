import { matchRoutes } from 'react-router'
import { answerOffice, OFFICE_ROUTES } from '#app/office/office.tsx'
import type { RenderSite } from '#app/office/office-env.ts'
import type { SiteServices } from '#app/services.server.ts'
import { canonicalPathIn } from './canonical-path.ts'
import { isRead } from './http/is-read.ts'
import { refuseMethod } from './http/refuse.ts'

/** Renders the office under the same rules as the site: one spelling per address, and 405 for other methods. */
export async function renderOffice(
  request: Request,
  rendering: { services: SiteServices; renderSite: RenderSite },
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const allowed = methodsOf(pathname)
  // Opened by hand, the address of a form is answered by the office, with a way on.
  const isAnswered = allowed.includes(request.method) || isRead(request)
  if (!isAnswered) return refuseMethod(request, allowed)
  const canonical =
    request.method === 'POST' ? undefined : canonicalPath(pathname, rendering.services.content)
  if (canonical === undefined) return answerOffice(request, rendering)
  return new Response(null, { status: 308, headers: { Location: canonical + search } })
}

const METHODS: Record<string, string[]> = { GET: ['GET', 'HEAD'], POST: ['POST'] }
const ALL = Object.values(METHODS).flat()

/** Paths as the site's router writes them: without Hono's patterns behind a parameter's name. */
const ROUTES = OFFICE_ROUTES.map(({ method, path }) => ({
  path: path.slice(1).replace(/\{[^/]*/g, ''),
  methods: METHODS[method] ?? [],
}))

/** The last one matches where nothing is. */
const TREE = [...new Set(ROUTES.map(({ path }) => path)), '*'].map((path) => ({ path }))

const canonicalPath = canonicalPathIn(TREE)

/** Where nothing is, every method gets the office's own answer. */
function methodsOf(pathname: string): string[] {
  const pattern = matchRoutes(TREE, pathname)?.at(-1)?.route.path
  const methods = ROUTES.filter(({ path }) => path === pattern).flatMap((route) => route.methods)
  return methods.length > 0 ? methods : ALL
}
