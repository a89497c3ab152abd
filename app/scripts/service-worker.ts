import type { OfflineRules } from './offline-rules.ts'

/**
 * Pages come from the network first, so that they are never stale while online; files with a digest in their name
 * can't change. The visitor's own pages are kept apart, for the tickets on them.
 */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type PageRequest = Lasting & { request: Request; respondWith(answer: Promise<Response>): void }

declare const self: {
  location: Location
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: true }): Promise<readonly { url: string }[]>
  }
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void
  addEventListener(name: 'fetch', act: (event: PageRequest) => void): void
}

/** Inserted by the build. Each build has its own cache; the old one is deleted with the old worker. */
declare const RULES: OfflineRules & { storeName: string }
const { storeName, neverCached, ownPages, immutable, languages, essentials, fallback } = RULES
const MAX_CACHED = 200

/** The visitor's own pages, with their tickets. Not of one build: a new one must not take them away. */
const OWN_STORE = 'own-pages'
const MAX_OWN = 20

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const name = topLevelName(pathname)
  if (isOwnPage(pathname) && request.mode === 'navigate') {
    event.respondWith(ownFromNetworkFirst(event))
    return
  }
  if (neverCached.includes(name)) return
  if (immutable.includes(name)) event.respondWith(fromStoreFirst(event))
  else if (request.mode === 'navigate' || pathname.endsWith('.data'))
    event.respondWith(fromNetworkFirst(event))
})

/**
 * Only the fallback: Chromium allows a worker that replaces another three requests, and delays the rest for minutes.
 */
async function cacheOfflinePage(): Promise<void> {
  const store = await caches.open(storeName)
  const response = await fetch(fallback)
  const html = await response.clone().text()
  await store.put(fallback, response)
  await store.addAll(new Set(html.match(/\/assets\/[\w.-]+\.css/g)))
}

async function takeOver(): Promise<void> {
  // What a door's phone keeps is not ours to delete.
  const old = (await caches.keys()).filter((name) => name !== storeName && name.startsWith('site-'))
  await Promise.all(old.map((name) => caches.delete(name)))
  const open = (await self.clients.matchAll({ includeUncontrolled: true })).map(({ url }) =>
    pathOf(url),
  )
  // Offline there is still the fallback.
  await cacheEssentials(open).catch(() => {})
  await refreshOwnPages(open).catch(() => {})
  await self.clients.claim()
}

/** Also stores the open pages, which were fetched before the worker was active. */
async function cacheEssentials(open: readonly string[]): Promise<void> {
  const store = await caches.open(storeName)
  const wanted = ['/', ...open].flatMap((path) =>
    [...essentials, fallback].map((page) => inLanguageOf(path, page)),
  )
  const pages = new Set([...wanted, ...open])
  for (const page of pages)
    if (!neverCached.includes(topLevelName(page))) await cache(store, page, await fetch(page))
}

/** The pages that are open or were kept, with the style sheets of this build. */
async function refreshOwnPages(open: readonly string[]): Promise<void> {
  const cached = (await caches.has(OWN_STORE)) ? await (await caches.open(OWN_STORE)).keys() : []
  const pages = new Set([...cached.map(({ url }) => pathOf(url)), ...open].filter(isOwnPage))
  for (const page of pages) await cacheOwn(page, await fetch(page))
}

async function ownFromNetworkFirst(event: PageRequest): Promise<Response> {
  const page = pathOf(event.request.url)
  try {
    const response = await fetch(event.request)
    event.waitUntil(cacheOwn(page, response.clone()))
    return response
  } catch {
    const cached = await (await caches.open(OWN_STORE)).match(page)
    return cached ?? (await caches.match(fallback)) ?? Response.error()
  }
}

/** A page that is gone is forgotten here too. */
async function cacheOwn(page: string, response: Response): Promise<void> {
  const own = await caches.open(OWN_STORE)
  if (response.status === 404 || response.status === 410) await own.delete(page)
  if (!response.ok || response.redirected) return
  const html = await response.clone().text()
  await own.delete(page)
  await own.put(page, response)
  const pages = await own.keys()
  const tooMany = Math.max(0, pages.length - MAX_OWN)
  await Promise.all(pages.slice(0, tooMany).map((oldest) => own.delete(oldest)))
  // The first visit fetched them before this worker was there.
  const store = await caches.open(storeName)
  for (const [sheet] of html.matchAll(/\/assets\/[\w.-]+\.css/g)) {
    if (!(await store.match(sheet))) await store.add(sheet)
  }
}

async function fromStoreFirst({ request }: PageRequest): Promise<Response> {
  const store = await caches.open(storeName)
  const cached = await store.match(request)
  if (cached) return cached
  const response = await fetch(request)
  await cache(store, request, response.clone())
  return response
}

async function fromNetworkFirst(event: PageRequest): Promise<Response> {
  const { request } = event
  const store = await caches.open(storeName)
  try {
    const response = await fetch(request)
    event.waitUntil(cache(store, request, response.clone()))
    if (request.mode !== 'navigate') event.waitUntil(cachePageOf(store, request))
    return response
  } catch {
    const cached = await store.match(request)
    if (cached || request.mode !== 'navigate') return cached ?? Response.error()
    const own = await store.match(inLanguageOf(pathOf(request.url), fallback))
    return own ?? (await store.match(fallback)) ?? Response.error()
  }
}

/** The framework's data requests are not enough to open the page later, so stores the page too. */
async function cachePageOf(store: Cache, { url }: Request): Promise<void> {
  const page = pathOf(url).replace(/(\/_(root)?)?\.data$/, '') || '/'
  if (!(await store.match(page))) await cache(store, page, await fetch(page))
}

async function cache(store: Cache, request: RequestInfo, response: Response): Promise<void> {
  const rule = response.headers.get('Cache-Control') ?? 'no-store'
  if (!response.ok || response.redirected || rule.includes('no-store')) return
  await store.put(request, response)
  const isEssential = (path: string) =>
    [fallback, ...essentials].some((page) => inLanguageOf(path, page) === path)
  const others = (await store.keys()).filter(({ url }) => !isEssential(pathOf(url)))
  const tooMany = Math.max(0, others.length - MAX_CACHED)
  await Promise.all(others.slice(0, tooMany).map((oldest) => store.delete(oldest)))
}

/** Returns "my" for "/my/abc", "response" for "/response.data" and "ta/response" for "/ta/response". */
function topLevelName(path: string): string {
  const [, first = '', second] = path.split(/[/.]/, 3)
  return languages.includes(first) && second ? `${first}/${second}` : first
}

/** The address of a page in the language of another: "/ta/offline" for "/ta/give". */
function inLanguageOf(path: string, page: string): string {
  const [, first = ''] = path.split(/[/.]/, 2)
  if (!languages.includes(first)) return page
  return page === '/' ? `/${first}` : `/${first}${page}`
}

/** "/my/<token>", but not what is below it. */
function isOwnPage(path: string): boolean {
  return ownPages.includes(topLevelName(path)) && /^\/\w+\/[0-9a-f]{40}$/.test(path)
}

function pathOf(url: string): string {
  return new URL(url, self.location.href).pathname
}
