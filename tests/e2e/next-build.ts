import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The site as its next builds would serve it, at an address of its own: another worker with another
 * store, and pages that say which build they are of.
 */
export async function serveBuilds(site: string) {
  let build = 'one'
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`, {
      headers: { 'Accept-Encoding': 'identity' },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    delete headers['content-length']
    delete headers['content-encoding']
    delete headers['transfer-encoding']
    response.writeHead(answer.status, headers)
    response.end(asBuilt(request.url ?? '/', headers['content-type'] ?? '', body))
  })

  function asBuilt(path: string, type: string, body: Buffer): Buffer | string {
    if (path === '/service-worker.js') return body.toString().replace(/site-\w+/, `site-${build}`)
    return type.startsWith('text/html')
      ? body.toString().replace('<html ', `<html data-build="${build}" `)
      : body
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = addressOf(server.address())
  return {
    url: `http://localhost:${port}`,
    deploy: (name: string) => {
      build = name
    },
    stop: () => void server.close().closeAllConnections(),
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The builds are not served')
  return address
}
