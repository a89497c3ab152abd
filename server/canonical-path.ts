import { matchRoutes, type RouteObject } from 'react-router'
import { pagePath } from './http/normalise-path.ts'

/**
 * The one spelling of a path that leads to a route: the router also takes capitals, encoded letters
 * and slashes at the end. Kept pages would otherwise be made and kept once for each spelling.
 * Undefined where no route is found, or the path is spelled like this already.
 */
export function canonicalPathIn(tree: RouteObject[]): (pathname: string) => string | undefined {
  const exact = new Set(tree.map(({ path = '' }) => `/${path}`))

  return (pathname) => {
    const page = pagePath(pathname)
    if (exact.has(page)) return undefined
    const pattern = matchRoutes(tree, page)?.at(-1)?.route.path ?? ''
    if (pattern === '*') return undefined
    const canonical = respell(page, pattern) + (page === pathname ? '' : '.data')
    return canonical === pathname ? undefined : canonical
  }
}

function respell(page: string, pattern: string): string {
  const asked = page.split('/').slice(1)
  const segments = pattern
    .split('/')
    .map((segment, at) => (segment.startsWith(':') ? respellSegment(asked[at] ?? '') : segment))
  return `/${segments.join('/')}`
}

/** Encodes what must be encoded in a path and nothing else. */
function respellSegment(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(
    /%(3A|40|24|2C|2B|3B|3D|26)/g,
    decodeURIComponent,
  )
}
