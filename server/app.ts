import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Services, servicesContext } from '#app/services.server.ts'
import { methodsFor } from './allowed-methods.ts'
import { refuse, refuseMethod } from './http/refuse.ts'

export type RenderPage = (request: Request, services: Services) => Promise<Response>

/** Also for the benchmark, which gives the same pages to the framework's own server. */
export { build, servicesContext }

const handle = createRequestHandler(build, import.meta.env.MODE)
const methodsOf = methodsFor(build)

/**
 * The bundle's entry: pages, loaders and actions. It is built together with the routes because
 * both must hold the same context key.
 */
export async function renderPage(request: Request, services: Services): Promise<Response> {
  const allowed = methodsOf(new URL(request.url).pathname)
  if (allowed && !allowed.includes(request.method)) return refuseMethod(request, allowed)
  if (!allowed && request.method === 'OPTIONS') return refuse(request, 404, 'Nothing is here.')
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handle(request, context)
}
