import { matchRoutes, type RouteObject } from 'react-router'
import type { Address } from '#app/addresses.ts'
import { contentMethods } from '#app/http/content-addresses.ts'
import type { Content } from '#content-model/schema/content.ts'
import { pagePath } from './http/normalise-path.ts'

/** The methods that an address answers, or undefined where no page is: that answer is the same for all. */
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
      known.get(patternOf(tree, page))
    return methods === 'any' ? undefined : methods
  }
}

function patternOf(tree: RouteObject[], page: string): string {
  return `/${matchRoutes(tree, page)?.at(-1)?.route.path ?? '*'}`
}
