import { runAsProduction } from '#server/config/config.ts'
import { startSite } from '#server/start/start.ts'
import type { RenderPage } from '../server/app.ts'

const BUNDLE = new URL('../build/server/app.js', import.meta.url).href

await startSite({
  cachePages: false,
  openPages: async () => {
    runAsProduction()
    const { renderPage }: { renderPage: RenderPage } = await import(BUNDLE)
    return renderPage
  },
})
