/** Not `site-…`: the site's own service worker deletes those of its older builds. */
const STORE = 'door-app'

const APP = '/door/app'

/**
 * Keeps the app for the time without network: its page, and every file that it has loaded until now. A new
 * build is kept whole before its page replaces the old one, and is shown at the next start.
 */
export async function keepApp(): Promise<void> {
  await navigator.serviceWorker.register('/door/service-worker.js', { scope: '/door/' })
  await navigator.storage.persist()
  const store = await caches.open(STORE)
  // With a query the service worker leaves it to the network.
  const answer = await fetch(`${APP}?new`)
  const page = await answer.clone().text()
  if (!answer.ok || !page.includes('id="door"')) return
  const files = new Set([...namedIn(page), ...loadedFiles()])
  const missing = await Promise.all(
    [...files].map(async (file) => ((await store.match(file)) ? [] : [file])),
  )
  await store.addAll(missing.flat())
  await store.put(APP, answer)
}

function namedIn(page: string): string[] {
  return Array.from(page.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, file = '']) => file)
}

/** Also those that a script has asked for, such as the reader of QR codes. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
