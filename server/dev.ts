import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { startSite } from './start/start.ts'

/** `npm run dev`: serves the sources through Vite, with hot reloading. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

await startSite({
  openPages: async () => async (request, services) => {
    const { renderPage } = await vite.ssrLoadModule('./server/app.ts')
    return renderPage(request, services)
  },
  developing: {
    listen: (listener, { port, host }) =>
      createServer((request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
      ).listen(port, host),
  },
})
