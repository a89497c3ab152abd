import { createContext } from 'react'
import type { FrameworkContextValue } from './framework-internals.ts'

type Page = { framework: FrameworkContextValue; routes: readonly string[]; atOnce: boolean }

/** The sources of the scripts that stand in the page itself. */
export type PageScripts = {
  prefetchRules: () => string
  openDataStream: (page: Page) => string
  start: (page: Page) => string
  keepOffline: () => string
}

/**
 * Given by the server alone. A browser has run these scripts before React starts there, so its bundle
 * does without them.
 */
export const PageScriptsContext = createContext<PageScripts | undefined>(undefined)
