import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { startSite } from './start.ts'

/** `npm run dev`: pages come from their sources and change while they are edited. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

await startSite({
  openPages: async () => async (request, services) => {
    const { renderPage } = await vite.ssrLoadModule('./server/app.ts')
    return renderPage(request, services)
  },
  developing: {
    listen: (fetch, { port, host }) => {
      const answer = getRequestListener(fetch)
      return createServer((request, response) =>
        vite.middlewares(request, response, () => answer(request, response)),
      ).listen(port, host)
    },
  },
})
