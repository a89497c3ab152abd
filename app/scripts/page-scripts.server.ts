import { DOCUMENT_SCRIPT } from 'virtual:document-script'
import { LATER } from 'virtual:later-scripts'
import { frameworkFiles, openDataStream } from './framework-internals.ts'
import type { PageScripts } from './page-scripts.ts'
import { PREFETCH_RULES } from './prefetch-rules.ts'
import { serveOffline } from './serve-offline.ts'
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
  ofDocuments: DOCUMENT_SCRIPT,
  serveOffline: () => `(${serveOffline})()`,
}
