/** `app-files.ts` decides what is kept. */
type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void }
declare const self: {
  location: Location
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(
    name: 'install' | 'activate',
    act: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { origin, pathname, search } = new URL(event.request.url)
  const isOurs = origin === self.location.origin && event.request.method === 'GET' && search === ''
  // The list and the links of doors always come from the server.
  if (!isOurs || (pathname.startsWith('/door/') && pathname !== '/door/app')) return
  const kept = caches.match(event.request, { cacheName: 'door-app' })
  event.respondWith(kept.then((answer) => answer ?? fetch(event.request)))
})

export {}
