import { enableCompileCache, flushCompileCache } from 'node:module'

// Node's compile cache. It has to be enabled before any other module is loaded.
enableCompileCache('.cache/compiled')
const { runAsProduction } = await import('./config/config.ts')
const { startSite } = await import('./start/start.ts')

await startSite({
  openPages: async () => {
    runAsProduction()
    const { renderPage } = await import('./app.ts')
    return renderPage
  },
})
flushCompileCache()
