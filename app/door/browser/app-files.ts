import { needsOurReader } from './qr-reader.ts'

/** Not `site-…`: the site's own service worker deletes those of its older builds. */
const STORE = 'door-app'

const APP = '/door/app'

/** A new build is kept whole before its page replaces the old one. It is shown at the next start. */
export async function cacheApp(): Promise<void> {
  await navigator.serviceWorker.register('/door/service-worker.js', { scope: '/door/' })
  await navigator.serviceWorker.ready
  await navigator.storage.persist()
  const store = await caches.open(STORE)
  // With a query the service worker leaves it to the network.
  const answer = await fetch(`${APP}?new`)
  const page = await answer.clone().text()
  if (!answer.ok || !page.includes('id="door"')) return
  // Also what a style sheet has asked for, such as a typeface.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const ours = loaded.filter(({ origin }) => origin === location.origin)
  const assets = ours.map(({ pathname }) => pathname).filter((path) => path.startsWith('/assets/'))
  const files = new Set([...(await filesFor(page)), ...assets])
  await store.addAll(await missingIn(store, files))
  await store.put(APP, answer)
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== APP && !files.has(pathname)) await store.delete(url)
  }
}

export async function isAppCached(): Promise<boolean> {
  const store = await caches.open(STORE)
  const page = await store.match(APP)
  const worker = await navigator.serviceWorker.getRegistration('/door/')
  if (!page || !worker?.active) return false
  return (await missingIn(store, await filesFor(await page.text()))).length === 0
}

async function missingIn(store: Cache, files: Iterable<string>): Promise<string[]> {
  const looked = [...files].map(async (file) => ((await store.match(file)) ? [] : [file]))
  return (await Promise.all(looked)).flat()
}

/** The reader of QR codes is needed where the browser has none. */
async function filesFor(page: string): Promise<string[]> {
  const named = Array.from(page.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, file = '']) => file)
  const [, reader = ''] = /data-reader="([^"]*)"/.exec(page) ?? []
  return (await needsOurReader()) ? [...named, ...reader.split(' ').filter(Boolean)] : named
}
