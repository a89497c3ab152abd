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

/** Only on the server: in a browser they have run before React starts, and its bundle does not contain them. */
export const PageScriptsContext = createContext<PageScripts | undefined>(undefined)
