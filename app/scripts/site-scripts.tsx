import { useContext, useEffect } from 'react'
import { Scripts, useMatches } from 'react-router'
import { InlineScript } from '#app/ui/inline-script.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useInPlaceOfScripts } from './framework-internals.ts'
import { PageScriptsContext } from './page-scripts.ts'
import { STARTED } from './start-when-needed.ts'

/**
 * The framework for the browser: with the first paint where a page is a form, elsewhere when it is
 * needed. What starts it stands in the page itself and is known to the policy by its hash.
 */
export function SiteScripts({ atOnce }: { atOnce: boolean }) {
  // The page's own script can't see when React is done; an effect at the root is the first to know.
  useEffect(() => void window.dispatchEvent(new Event(STARTED)), [])
  // Once it runs there is nothing left to fetch, whatever page comes next.
  if (useHydrated()) return null
  return import.meta.env.DEV ? <Scripts /> : <DeferredScripts atOnce={atOnce} />
}

/** What `<Scripts>` puts into a page, but for the modules: those are fetched by `startWhenNeeded`. */
function DeferredScripts({ atOnce }: { atOnce: boolean }) {
  const framework = useInPlaceOfScripts()
  const scripts = useContext(PageScriptsContext)
  const routes = useMatches().map(({ id }) => id)
  const page = framework && { framework, routes, atOnce }
  return (
    <>
      <InlineScript type="speculationrules" source={scripts?.prefetchRules} />
      <InlineScript source={() => (page ? scripts?.openDataStream(page) : undefined)} />
      <InlineScript source={() => (page ? scripts?.start(page) : undefined)} />
      <InlineScript source={scripts?.keepOffline} />
    </>
  )
}
