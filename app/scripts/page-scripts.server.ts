import { LATER } from 'virtual:later-scripts'
import { frameworkFiles, openDataStream } from './framework-internals.ts'
import type { PageScripts } from './page-scripts.ts'
import { PREFETCH_RULES } from './prefetch-rules.ts'
import { STARTED, startWhenNeeded } from './start-when-needed.ts'

export const PAGE_SCRIPTS: PageScripts = {
  prefetchRules: () => PREFETCH_RULES,
  openDataStream: ({ framework }) => openDataStream(framework),
  start: ({ framework, routes, atOnce }) => {
    const files = frameworkFiles(framework, routes)
    const later = Object.values(files.modules).flatMap((module) => LATER[module] ?? [])
    // A page that starts at once also needs what its scripts load later.
    const preloads = atOnce ? [...new Set([...files.preloads, ...later])] : files.preloads
    return `(${startWhenNeeded})(${JSON.stringify({ ...files, preloads, atOnce })}, '${STARTED}')`
  },
  serveOffline: () => `(${serveOffline})()`,
}

/** Runs in the browser, as an inline script. Registers the service worker, which stores visited pages. */
function serveOffline(): void {
  addEventListener('load', () => {
    const { connection, serviceWorker } = navigator
    if (!serviceWorker || connection?.saveData) return
    // After everything else, because what it fetches is not needed now.
    setTimeout(() => void serviceWorker.register('/service-worker.js').catch(() => {}), 3_000)
  })
  // Offline the framework can't fetch the next page's data and would only reload this page. The browser
  // asks the service worker, which has the page or shows the fallback.
  const leaveToBrowser = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const leaves = link?.origin === location.origin && link.pathname !== location.pathname
    if (leaves && !navigator.onLine) event.stopPropagation()
  }
  addEventListener('click', leaveToBrowser, true)
}
