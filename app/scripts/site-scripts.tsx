import { useContext, useEffect } from 'react'
import { Scripts, useMatches } from 'react-router'
import { InlineScript } from '#app/scripts/inline-script.tsx'
import { useHydrated } from '#app/scripts/use-hydrated.ts'
import { largestFile, useInPlaceOfScripts } from './framework-internals.ts'
import { PageScriptsContext } from './page-scripts.ts'
import { STARTED } from './start-when-needed.ts'

/** With the page if that is a form, otherwise when it is needed. Its inline script is allowed by its hash. */
export function SiteScripts({ atOnce }: { atOnce: boolean }) {
  // An inline script can't see when React has hydrated; an effect at the root can.
  useEffect(() => void window.dispatchEvent(new Event(STARTED)), [])
  // Once it runs there is nothing left to load.
  if (useHydrated()) return null
  return import.meta.env.DEV ? <Scripts /> : <DeferredScripts atOnce={atOnce} />
}

export function DocumentScripts() {
  const scripts = useContext(PageScriptsContext)
  return (
    <>
      <InlineScript type="speculationrules" source={scripts?.prefetchRules} />
      <script type="module" src={scripts?.ofDocuments} />
    </>
  )
}

/** Like `<Scripts>`, but without the modules: `startWhenNeeded` fetches those. */
function DeferredScripts({ atOnce }: { atOnce: boolean }) {
  const framework = useInPlaceOfScripts()
  const scripts = useContext(PageScriptsContext)
  const routes = useMatches().map(({ id }) => id)
  const page = framework && { framework, routes, atOnce }
  // Asked for with the style sheet: on a slow phone a form works a second earlier than if it came after
  // the first paint, which is later by two tenths. With all files it would be later by three.
  const early = atOnce && framework && largestFile(framework)
  return (
    <>
      {early && <link rel="modulepreload" href={early} fetchPriority="low" />}
      <InlineScript type="speculationrules" source={scripts?.prefetchRules} />
      <InlineScript source={() => (page ? scripts?.openDataStream(page) : undefined)} />
      <InlineScript source={() => (page ? scripts?.start(page) : undefined)} />
      <InlineScript source={scripts?.serveOffline} />
    </>
  )
}
