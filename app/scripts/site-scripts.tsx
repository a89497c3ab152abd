import { useContext, useEffect } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router'
import { InlineScript } from '#app/ui/inline-script.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { keepOffline } from './keep-offline.ts'
import { PREFETCH_RULES } from './prefetch-rules.ts'
import { type Framework, STARTED, startWhenNeeded } from './start-when-needed.ts'

/**
 * The framework for the browser: with the first paint where a page is a form, elsewhere when it is
 * needed. What starts it stands in the page itself and is known to the policy by its hash.
 */
export function SiteScripts({ atOnce }: { atOnce: boolean }) {
  // The page itself waits for this, outside of React: only an effect knows when React is there.
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  // The page's own script can't see when React is done; an effect at the root is the first to know.
  useEffect(() => void window.dispatchEvent(new Event(STARTED)), [])
  // Once it runs there is nothing left to fetch, whatever page comes next.
  if (useHydrated()) return null
  if (import.meta.env.DEV) return <Scripts />
  return (
    <>
      <DeferredScripts atOnce={atOnce} />
      <InlineScript source={() => `(${keepOffline})()`} />
    </>
  )
}

/** What `<Scripts>` puts into a page, but for the modules: those are fetched by `startWhenNeeded`. */
function DeferredScripts({ atOnce }: { atOnce: boolean }) {
  const context = useContext(FrameworkContext)
  const routes = useMatches().map(({ id }) => id)
  // The rest of the page's loader data follows only if somebody has announced it.
  if (context?.renderMeta) context.renderMeta.didRenderScripts = true
  return (
    <>
      <InlineScript type="speculationrules" source={() => PREFETCH_RULES} />
      <InlineScript source={() => openDataStream(context?.serverHandoffString ?? '{}')} />
      <InlineScript
        source={() =>
          context
            ? `(${startWhenNeeded})(${JSON.stringify({ ...readFramework(context.manifest, routes), atOnce })}, '${STARTED}')`
            : ''
        }
      />
    </>
  )
}

function openDataStream(handOff: string): string {
  return `window.__reactRouterContext=${handOff};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`
}

type Manifest = NonNullable<React.ContextType<typeof FrameworkContext>>['manifest']

function readFramework(manifest: Manifest, routes: string[]): Omit<Framework, 'atOnce'> {
  const used = routes.flatMap((id) => manifest.routes[id] ?? [])
  const imports = [...manifest.entry.imports, ...used.flatMap((route) => route.imports ?? [])]
  return {
    preloads: [...new Set([manifest.entry.module, ...imports])],
    modules: {
      manifest: manifest.url,
      ...Object.fromEntries(used.map((route) => [route.id, route.module])),
    },
    entry: manifest.entry.module,
  }
}
