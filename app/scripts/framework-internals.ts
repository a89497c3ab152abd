import { type ContextType, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/*
 * The only file that uses what React Router does not document. The test beside it says what an upgrade has changed.
 */

export type FrameworkContextValue = NonNullable<ContextType<typeof FrameworkContext>>

/** The nonce with which the server marks the page's own scripts. */
export function useScriptNonce(): string | undefined {
  return useContext(FrameworkContext)?.nonce
}

/** For the replacement of <Scripts>. Without this flag loader data would not be streamed. */
export function useInPlaceOfScripts(): FrameworkContextValue | undefined {
  const context = useContext(FrameworkContext)
  if (context?.renderMeta) context.renderMeta.didRenderScripts = true
  return context
}

/** The script that opens the stream of loader data. Later parts of the page write into it. */
export function openDataStream({ serverHandoffString = '{}' }: FrameworkContextValue): string {
  return `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`
}

/** The one file with React and React Router: most of what a page's scripts weigh. */
export function largestFile({ manifest }: Pick<FrameworkContextValue, 'manifest'>) {
  return manifest.entry.imports.find((address) => address.includes('/framework-'))
}

export function frameworkFiles(
  { manifest }: Pick<FrameworkContextValue, 'manifest'>,
  routes: readonly string[],
) {
  const used = routes.flatMap((id) => manifest.routes[id] ?? [])
  const imports = [...manifest.entry.imports, ...used.flatMap((route) => route.imports ?? [])]
  return {
    preloads: [...new Set([manifest.entry.module, ...imports])],
    /** To be imported before the entry. */
    modules: {
      manifest: manifest.url,
      ...Object.fromEntries(used.map((route) => [route.id, route.module])),
    },
    /** The name under which the entry finds those modules on the window. */
    modulesName: ROUTE_MODULES,
    entry: manifest.entry.module,
  }
}

export type FrameworkFiles = ReturnType<typeof frameworkFiles>

export const ROUTE_MODULES = '__reactRouterRouteModules'

/** Set on the window once the framework runs. Tests wait for it. */
export const DATA_ROUTER = '__reactRouterDataRouter'
