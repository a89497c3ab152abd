import { frameworkFiles, openDataStream } from './framework-internals.ts'
import { keepOffline } from './keep-offline.ts'
import type { PageScripts } from './page-scripts.ts'
import { PREFETCH_RULES } from './prefetch-rules.ts'
import { STARTED, startWhenNeeded } from './start-when-needed.ts'

export const PAGE_SCRIPTS: PageScripts = {
  prefetchRules: () => PREFETCH_RULES,
  openDataStream: ({ framework }) => openDataStream(framework),
  start: ({ framework, routes, atOnce }) =>
    `(${startWhenNeeded})(${JSON.stringify({ ...frameworkFiles(framework, routes), atOnce })}, '${STARTED}')`,
  keepOffline: () => `(${keepOffline})()`,
}
