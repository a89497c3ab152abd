import { matchRoutes } from 'react-router'
import type { RenderSite } from '#app/office/office-env.ts'
import type { SiteServices } from '#app/services.server.ts'
import { canonicalPathIn } from './canonical-path.ts'
import { isRead } from './http/is-read.ts'
import { refuseMethod } from './http/refuse.ts'

type Rendering = { services: SiteServices; renderSite: RenderSite }

/** A part of the site that the framework doesn't render: the office and the doors. */
type Part = {
  /** Its addresses and which methods each answers, such as `GET /office/staff/:id`. */
  routes: readonly { method: string; path: string }[]
  answer: (request: Request, rendering: Rendering) => Promise<Response>
}

/**
 * Renders such a part under the same rules as the site: one spelling per address, and 405 for other methods.
 * It is loaded with its first page, so that the site starts sooner.
 */
export function partRenderer(load: () => Promise<Part>): Part['answer'] {
  let opened: Promise<Part['answer']> | undefined
  return async (request, rendering) => {
    opened ??= load().then(openPart)
    return (await opened)(request, rendering)
  }
}

function openPart({ routes, answer }: Part): Part['answer'] {
  // Paths as the site's router writes them: without Hono's patterns behind a parameter's name.
  const known = routes.map(({ method, path }) => ({
    path: path.slice(1).replace(/\{[^/]*/g, ''),
    methods: METHODS[method] ?? [],
  }))
  // The last one matches where nothing is.
  const tree = [...new Set(known.map(({ path }) => path)), '*'].map((path) => ({ path }))
  const canonicalPath = canonicalPathIn(tree)

  /** Where nothing is, every method gets the part's own answer. */
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
