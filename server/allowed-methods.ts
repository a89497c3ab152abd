import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { pagePath } from './http/normalise-path.ts'

type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module']

const READ = ['GET', 'HEAD'] as const

/**
 * What an address answers to, taken from the routes themselves: a page with an action takes forms,
 * and what isn't a page says in its `handle` when it takes more than questions. Undefined: any, for
 * addresses that nothing stands at.
 */
export function methodsFor(
  build: ServerBuild,
): (pathname: string) => readonly string[] | undefined {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const tree = routeTree(build)
  const byId = new Map(routes.map((route) => [route.id, methodsOf(route)]))
  // Matching compares with every route: nearly all are found quicker by their very name.
  const byPath = new Map(tree.map(({ id = '', path = '' }) => [`/${path}`, byId.get(id)]))

  return (pathname) => {
    const page = pagePath(pathname)
    const id = byPath.has(page) ? undefined : matchRoutes(tree, page)?.at(-1)?.route.id
    return byPath.get(page) ?? (id === undefined ? undefined : byId.get(id))
  }
}

/** Every address of the site, for the framework's own way of comparing. */
export function routeTree({ routes }: ServerBuild): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === ROOT)
    .flatMap((route) => route ?? [])
    .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path }))
}

type KnownRoute = { path?: string | undefined; module: ServerRouteModule }

function methodsOf({ path, module }: KnownRoute): readonly string[] | undefined {
  if (path === '*') return undefined
  const { default: page, action, handle } = module
  return declared(handle) ?? (page && action ? [...READ, 'POST'] : READ)
}

const ROOT = 'root'

function declared(handle: unknown): readonly string[] | undefined {
  if (typeof handle !== 'object' || handle === null || !('methods' in handle)) return undefined
  const { methods } = handle
  return Array.isArray(methods) ? methods.filter((one) => typeof one === 'string') : undefined
}
