import type { RenderPage } from './app.ts'
import { runAsProduction } from './config.ts'
import { startSite } from './start.ts'

const BUNDLE = new URL('../build/server/index.js', import.meta.url).href

/** `npm start`: the built site. */
await startSite({
  openPages: async () => {
    runAsProduction()
    const { renderPage }: { renderPage: RenderPage } = await import(BUNDLE)
    return renderPage
  },
})
