import type { RouteObject, ServerBuild } from 'react-router'

/** All routes below the root, in the form that `matchRoutes` takes. */
export function routeTree({ routes }: Pick<ServerBuild, 'routes'>): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === ROOT)
    .flatMap((route) => route ?? [])
    .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path }))
}

const ROOT = 'root'
