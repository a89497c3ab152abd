import { createServer, type RequestListener } from 'node:http'
import { createServer as createVite } from 'vite'
import type { RenderPage } from './app.ts'
import type { Config } from './config/config.ts'

/** Jobs are loaded through Vite too: what they send is made of components. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { startSite } = await vite.ssrLoadModule('./server/start/start.ts')

await startSite({
  openPages: async (): Promise<RenderPage> => async (request, services) => {
    const { renderPage } = await vite.ssrLoadModule('./server/app.ts')
    return renderPage(request, services)
  },
  developing: {
    listen: (listener: RequestListener, { port, host }: Pick<Config, 'port' | 'host'>) =>
      createServer((request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
      ).listen(port, host),
  },
})
