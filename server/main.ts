import { enableCompileCache, flushCompileCache } from 'node:module'
import type { RenderPage } from './app.ts'

// Node's compile cache. It has to be enabled before any other module is loaded.
enableCompileCache('.cache/compiled')
const { runAsProduction } = await import('./config.ts')
const { startSite } = await import('./start.ts')

const BUNDLE = new URL('../build/server/index.js', import.meta.url).href

/** `npm start`: the built site. */
await startSite({
  openPages: async () => {
    runAsProduction()
    const { renderPage }: { renderPage: RenderPage } = await import(BUNDLE)
    return renderPage
  },
})
flushCompileCache()
