import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../support/site/free-port.ts'

test.use({ serviceWorkers: 'allow' })

test('a new build takes over once the old pages are closed', async ({ context, baseURL }) => {
  const site = await serveBuilds(baseURL ?? '')
  try {
    const reader = await context.newPage()
    await reader.goto(`${site.url}/`)
    await reader.waitForFunction(() => navigator.serviceWorker.controller !== null)
    expect(await stores(reader)).toEqual(['site-one'])

    const giver = await context.newPage()
    await giver.goto(`${site.url}/give`)
    await giver.getByLabel('Full name').fill('Asha Rao')
    await giver.evaluate(() => document.body.setAttribute('data-same-page', ''))

    site.deploy('two')
    await reader.reload()
    await expect(reader.locator('html')).toHaveAttribute('data-build', 'two')
    await expect.poll(() => hasWaiting(reader)).toBe(true)
    expect(await stores(reader)).toEqual(['site-one', 'site-two'])
    await expect(giver.getByLabel('Full name')).toHaveValue('Asha Rao')
    await expect(giver.locator('body')).toHaveAttribute('data-same-page')
    await expect(giver.locator('html')).toHaveAttribute('data-build', 'one')

    await reader.close()
    await giver.close()
    // A page that opens while the closed ones are still being cleared away keeps the old worker.
    await expect(async () => {
      const next = await context.newPage()
      await next.goto(`${site.url}/contact`)
      const kept = await stores(next)
      if (kept.length > 1) await next.close()
      expect(kept).toEqual(['site-two'])
    }).toPass()
    await context.setOffline(true)
    const later = await context.newPage()
    await later.goto(`${site.url}/`)
    await expect(later.locator('html')).toHaveAttribute('data-build', 'two')
  } finally {
    site.stop()
  }
})

function stores(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** It is asked for again with every page; whether it is there yet, the browser knows. */
function hasWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.waiting)
  })
}

/** As its next builds would serve it: another worker and store, and pages that say of which build they are. */
async function serveBuilds(site: string) {
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

  const port = await freePort()
  server.listen(port, '127.0.0.1')
  return {
    url: `http://localhost:${port}`,
    deploy: (name: string) => {
      build = name
    },
    stop: () => void server.close().closeAllConnections(),
  }
}
