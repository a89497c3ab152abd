import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Count } from '#workflows/services.ts'
import { sendAnswer, toResponse } from '../answer.ts'
import { chooseEncoding, compressQuickly, type Effort, isWorthCompressing } from '../encodings.ts'
import { isRead } from '../is-read.ts'
import { hasNul, isWithin, normalisePath } from '../normalise-path.ts'
import { type Parameters, readParameters, spellAddress, splitAddress } from './address.ts'
import { readFreshness, type StoredPage, storePage } from './stored-page.ts'

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>

type Parts = {
  /** The site itself. */
  fetch: Fetch
  publicUrl: string
  /** Folders that the cache never touches: what belongs to one visitor, and pictures, which are kept elsewhere. */
  untouched: readonly string[]
  maxBytes: number
  /** How well pages are compressed. Pages are few and requested often, so the best unless told otherwise. */
  effort?: Effort | undefined
  now: () => number
  count: Count
}

type Filled = { page: StoredPage } | { page?: undefined; response: Response }

/**
 * A shared HTTP cache of whole pages. A page is rendered from its address alone: the site never sees a
 * visitor's headers, so a stored page can't contain anything of a visitor.
 */
export function createPageCache(parts: Parts) {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: parts.maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const { spell, remember } = createSpelling()
  const fills = createSingleFlight(fill)
  let generation = 0

  /** Returns the stored page. If it is stale, also starts a refill. */
  function find(asked: string): StoredPage | undefined {
    const address = spell(asked)
    const page = stored.get(address)
    if (page === undefined) return undefined
    const now = parts.now()
    if (now >= page.staleUntil) return undefined
    if (now < page.freshUntil) parts.count('page-cache.fresh')
    else {
      parts.count('page-cache.stale')
      if (!fills.isRunning(address)) refill(address, page)
    }
    return page
  }

  async function fill(address: string): Promise<Filled> {
    const begun = generation
    const response = await parts.fetch(anonymous(address))
    const freshness = readFreshness(response)
    if (!freshness) return { response }
    const parameters = readParameters(response.headers)
    remember(splitAddress(address).path, parameters)
    // Rendered from another spelling, the page could show a parameter that it says it ignores.
    const own = spellAddress(address, parameters)
    if (own !== address) return fills.run(own)
    const before = stored.get(address)
    // Queries can be invented, so they are not worth much effort.
    const effort = address.includes('?') ? 'some' : parts.effort
    const page = await storePage({ response, freshness, now: parts.now(), before, effort })
    // Rendered from what has been replaced meanwhile: good for those who asked before, and no others.
    if (begun !== generation) return { page }
    stored.set(address, page)
    parts.count('page-cache.filled')
    return { page }
  }

  /** Keeps a page that can't be rendered until its stale time ends. Deletes one that is gone. */
  function refill(address: string, page: StoredPage): void {
    const begun = generation
    const prolong = () => {
      if (begun !== generation) return
      parts.count('page-cache.refill-failed')
      stored.set(address, { ...page, freshUntil: parts.now() + TRY_AGAIN_MS })
    }
    fills.run(address).then((filled) => {
      if (filled.page) return
      if (filled.response.status >= 500) prolong()
      else stored.delete(address)
    }, prolong)
  }

  function anonymous(address: string): Request {
    return new Request(`${parts.publicUrl}${address}`)
  }

  return {
    /** Forgets all pages, also those that are being rendered now. */
    clear(): void {
      generation++
      stored.clear()
      fills.clear()
    },

    /**
     * Answers from memory, before any framework sees the request. Returns false when `fetch` must be
     * used.
     */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '/' } = request
      if (!isRead(request) || hasNul(url)) return false
      const page = find(url)
      if (page === undefined) return false
      sendAnswer(request, response, page)
      return true
    },

    async fetch(request: Request, env?: object): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      if (!isRead(request) || isUntouched(request, parts)) return parts.fetch(request, env)
      const address = spell(pathname + search)
      const page = find(address)
      if (page) return toResponse(request, page)
      const isFirst = !fills.isRunning(address)
      const filled = await fills.run(address)
      if (filled.page) return toResponse(request, filled.page)
      // A response that may not be stored may not be shared either: each request gets its own.
      const response = isFirst ? filled.response : await parts.fetch(anonymous(address))
      return request.method === 'HEAD'
        ? new Response(null, response)
        : compressFor(request, response)
    },
  }
}

function isUntouched({ url }: Request, { untouched }: Parts): boolean {
  const path = normalisePath(url) ?? ''
  return untouched.some((folder) => isWithin(path, folder))
}

const TRY_AGAIN_MS = 5_000

/** Compresses a page that was rendered without any visitor's headers, as this browser accepts it. */
async function compressFor(request: Request, response: Response): Promise<Response> {
  const { status, body } = response
  const headers = new Headers(response.headers)
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  const isDone = headers.has('Content-Encoding')
  if (!body || isDone || !isWorthCompressing(headers.get('Content-Type') ?? '')) return response
  headers.set('Vary', 'Accept-Encoding')
  if (encoding === 'identity') return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const plain = Buffer.from(await response.arrayBuffer())
  return new Response(compressQuickly(plain, encoding), { status, headers })
}

/** Knows by path which query parameters change a page. */
function createSpelling() {
  const parametersOf = new Map<string, Parameters>()
  return {
    /** The canonical address, as far as it is known which parameters matter to the page. */
    spell(asked: string): string {
      if (!asked.includes('?')) return asked
      return spellAddress(asked, parametersOf.get(splitAddress(asked).path))
    },
    /** Stores which parameters matter, as the page said when it was rendered. */
    remember(path: string, parameters: Parameters): void {
      if (parametersOf.size >= MAX_PATHS) parametersOf.clear()
      parametersOf.set(path, parameters)
    },
  }
}

const MAX_PATHS = 1_000

/** Does the work of one key once at a time, however many requests wait for it. */
function createSingleFlight<Value>(work: (key: string) => Promise<Value>) {
  const flights = new Map<string, Promise<Value>>()
  return {
    isRunning: (key: string) => flights.has(key),
    /** Joins the work that runs for this key, or starts it. */
    run(key: string): Promise<Value> {
      const running = flights.get(key)
      if (running) return running
      const flight = work(key).finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
      flights.set(key, flight)
      return flight
    },
    /** Lets the next request start anew, though earlier work still runs. */
    clear: () => flights.clear(),
  }
}
