import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { Address } from '#app/addresses.ts'
import { contentMethods } from '#app/http/content-addresses.ts'
import type { Content } from '#content-model/schema/content.ts'
import { isForData, pagePath } from './http/normalise-path.ts'

export function routeTree({ routes }: Pick<ServerBuild, 'routes'>): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === ROOT)
    .flatMap((route) => route ?? [])
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, path, index: true } : { id, path, handle },
    )
}

const ROOT = 'root'

/** Undefined where no page is: that answer is the same for all methods. */
export function methodsIn(
  tree: RouteObject[],
  addresses: readonly Address[],
): (pathname: string, content: Content) => readonly string[] | undefined {
  const known = new Map(addresses.map(({ path, methods }) => [path, methods]))
  return (pathname, content) => {
    const page = pagePath(pathname)
    // Comparing with every route is slow. Most paths are found as they are.
    const methods =
      contentMethods(content, page.toLowerCase().replace(/(?<!\/)\/+$/, '')) ??
      known.get(page) ??
      known.get(`/${matchRoutes(tree, page)?.at(-1)?.route.path ?? '*'}`)
    return methods === 'any' ? undefined : methods
  }
}

/** Facts of a document are more than it shows, and browsers ask for the whole page alone. */
export function isDataOfDocument(tree: RouteObject[], pathname: string): boolean {
  if (!isForData(pathname)) return false
  const handle: unknown = matchRoutes(tree, pagePath(pathname))?.at(-1)?.route.handle
  return typeof handle === 'object' && handle !== null && 'isDocument' in handle
}

/**
 * The canonical spelling of a path. The router also accepts capitals, encoded letters and trailing
 * slashes, and each spelling would be rendered and cached separately. Undefined when no route matches
 * or the path is canonical already.
 */
export function canonicalPathIn(
  tree: RouteObject[],
): (pathname: string, content: Content) => string | undefined {
  const exact = new Set(tree.map(({ path = '' }) => `/${path}`))

  return (pathname, content) => {
    const page = pagePath(pathname)
    if (exact.has(page) || contentMethods(content, page)) return undefined
    const pattern = matchRoutes(tree, page)?.at(-1)?.route.path ?? ''
    if (pattern === '*') return undefined
    const asked = page.split('/').slice(1)
    const segments = pattern
      .split('/')
      .map((segment, at) => (segment.startsWith(':') ? respellSegment(asked[at] ?? '') : segment))
    const respelt = `/${segments.join('/')}`
    const own = pattern === CONTENT_PAGE ? respelt.toLowerCase() : respelt
    if (pattern === CONTENT_PAGE && !contentMethods(content, own)) return undefined
    const canonical = own + (page === pathname ? '' : '.data')
    return canonical === pathname ? undefined : canonical
  }
}

const CONTENT_PAGE = ':page'

function respellSegment(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(
    /%(3A|40|24|2C|2B|3B|3D|26)/g,
    decodeURIComponent,
  )
}
