import { createContext } from 'react'
import type { FrameworkContextValue } from './framework-internals.ts'

type Page = { framework: FrameworkContextValue; routes: readonly string[]; atOnce: boolean }

export type PageScripts = {
  prefetchRules: () => string
  openDataStream: (page: Page) => string
  start: (page: Page) => string
  serveOffline: () => string
  ofDocuments: string
}

/**
 * Provided only on the server. In a browser the scripts have run before React starts, so its bundle
 * does not contain them.
 */
export const PageScriptsContext = createContext<PageScripts | undefined>(undefined)
