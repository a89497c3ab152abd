import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

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
  const tree: RouteObject[] = routes
    .filter(({ parentId }) => parentId === ROOT)
    .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path }))
  const known = new Map(routes.map(({ id, path, module }) => [id, { path, module }]))

  return (pathname) => {
    const id = matchRoutes(tree, pageOf(pathname))?.at(-1)?.route.id
    const route = id === undefined ? undefined : known.get(id)
    if (!route || route.path === '*') return undefined
    const { default: page, action, handle } = route.module
    return declared(handle) ?? (page && action ? [...READ, 'POST'] : READ)
  }
}

const ROOT = 'root'

/** The framework asks for what a page shows at `/give.data`, and for the start page at `/_root.data`. */
function pageOf(pathname: string): string {
  const page = pathname.replace(/\.data$/, '')
  return page !== pathname && (page === '/_root' || page === '/_') ? '/' : page
}

function declared(handle: unknown): readonly string[] | undefined {
  if (typeof handle !== 'object' || handle === null || !('methods' in handle)) return undefined
  const { methods } = handle
  return Array.isArray(methods) ? methods.filter((one) => typeof one === 'string') : undefined
}
