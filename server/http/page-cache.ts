import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Count } from '#workflows/services.ts'
import {
  asItIs,
  compress,
  compressFor,
  type Effort,
  isWorthCompressing,
  type ReadyAnswer,
  readyAnswer,
  sendAnswer,
  toResponse,
} from './answer.ts'
import { hasNul, isRead, isWithin, normalisePath } from './normalise-path.ts'

export type Fetch = (request: Request, env?: object) => Response | Promise<Response>

type Parts = {
  fetch: Fetch
  publicUrl: string
  /** What belongs to one visitor is in these folders, and pictures, which are kept elsewhere. */
  untouched: readonly string[]
  maxBytes: number
  /** Pages are few and requested often, so they are compressed best unless told otherwise. */
  effort?: Effort | undefined
  now: () => number
  count: Count
}

/** The site never sees a visitor's headers, so a stored page can't contain anything of a visitor. */
export function createPageCache(parts: Parts) {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: parts.maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  /** A page says which query parameters change it when it is rendered. */
  const parametersOf = new Map<string, Parameters>()
  const fills = createSingleFlight(fill)
  let generation = 0

  /** The address is canonical as far as it is known which parameters matter to the page. */
  const spell = (asked: string) =>
    asked.includes('?') ? spellAddress(asked, parametersOf.get(splitAddress(asked).path)) : asked

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

  async function fill(
    address: string,
  ): Promise<{ page: StoredPage } | { page?: undefined; response: Response }> {
    const begun = generation
    const response = await parts.fetch(anonymous(address))
    const freshness = readFreshness(response)
    if (!freshness) return { response }
    const parameters = readParameters(response.headers)
    if (parametersOf.size >= MAX_PATHS) parametersOf.clear()
    parametersOf.set(splitAddress(address).path, parameters)
    // Rendered from another spelling, the page could show a parameter that it says it ignores.
    const own = spellAddress(address, parameters)
    if (own !== address) return fills.run(own)
    const before = stored.get(address)
    // Queries can be invented, so they are not worth much effort.
    const effort = address.includes('?') ? 'some' : parts.effort
    const now = parts.now()
    const { freshMs, staleMs } = freshness
    const times = { freshUntil: now + freshMs, staleUntil: now + freshMs + staleMs }
    const page = { ...(await storePage(response, before, effort)), ...times }
    // Rendered from what has been replaced meanwhile: good for those who asked before, and no others.
    if (begun !== generation) return { page }
    stored.set(address, page)
    parts.count('page-cache.filled')
    return { page }
  }

  /** A page that can't be rendered is kept until its stale time ends, and one that is gone is deleted. */
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
    /** Pages that are being rendered now are forgotten as well. */
    clear(): void {
      generation++
      stored.clear()
      fills.clear()
    },

    /** Answers before any framework sees the request. Returns false when `fetch` must be used. */
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
      const path = normalisePath(request.url) ?? ''
      const isUntouched = parts.untouched.some((folder) => isWithin(path, folder))
      if (!isRead(request) || isUntouched) return parts.fetch(request, env)
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

const TRY_AGAIN_MS = 5_000

const MAX_PATHS = 1_000

/** However many requests wait for a key, its work is done once at a time. */
function createSingleFlight<Value>(work: (key: string) => Promise<Value>) {
  const flights = new Map<string, Promise<Value>>()
  return {
    isRunning: (key: string) => flights.has(key),
    run(key: string): Promise<Value> {
      const running = flights.get(key)
      if (running) return running
      const flight = work(key).finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
      flights.set(key, flight)
      return flight
    },
    /** The next request starts anew, though earlier work still runs. */
    clear: () => flights.clear(),
  }
}

type StoredPage = ReadyAnswer & { bytes: number; freshUntil: number; staleUntil: number }

async function storePage(
  response: Response,
  before: StoredPage | undefined,
  effort: Effort | undefined,
) {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !LEFT_OUT.has(name))
  // Weak, because it is the same for all encodings. Covers the headers too.
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(body)
  const etag = `W/"${digest.digest('base64url').slice(0, 22)}"`
  if (before?.etag === etag) return before
  const encodings = isWorthCompressing(response.headers.get('Content-Type') ?? '')
    ? await compress(body, effort)
    : asItIs(body)
  const sizes = [...new Set(Object.values(encodings))].map(({ length }) => length)
  const bytes = sizes.reduce((sum, size) => sum + size, PAGE_OVERHEAD_BYTES)
  return { ...readyAnswer(etag, encodings, headers), bytes }
}

const LEFT_OUT = new Set(['x-request-id', 'date', 'content-length', 'vary', 'etag'])

const PAGE_OVERHEAD_BYTES = 4_096

/** A response may be reused as it is, and then while a new one is made. */
type Freshness = { freshMs: number; staleMs: number }

/**
 * `Cache-Control` is read as a shared cache must (RFC 9111, RFC 5861), and more strictly: only whole pages
 * with `s-maxage` are stored, without a cookie, that are the same for everybody.
 */
export function readFreshness({ status, headers }: Response): Freshness | undefined {
  if (status !== 200 || headers.has('Set-Cookie')) return undefined
  // We choose the encoding ourselves. A page that varies by anything else is not stored.
  const varies = (headers.get('Vary') ?? '').toLowerCase().split(',')
  if (!varies.every((name) => ['', 'accept-encoding'].includes(name.trim()))) return undefined
  const directives = new Map(
    (headers.get('Cache-Control') ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.split('=')
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')]
    }),
  )
  if (REFUSALS.some((name) => directives.has(name))) return undefined
  const freshMs = readSeconds(directives.get('s-maxage'))
  if (!freshMs) return undefined
  return { freshMs, staleMs: readSeconds(directives.get('stale-while-revalidate')) ?? 0 }
}

const REFUSALS = ['no-store', 'private', 'no-cache', 'must-understand']

function readSeconds(value: string | undefined): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) * 1000 : undefined
}

/**
 * `No-Vary-Search` says that no parameters change a page, or those in `except`
 * (httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html). Undefined without the header: all
 * of them do.
 */
type Parameters = ReadonlySet<string> | undefined

export function readParameters(headers: Headers): Parameters {
  const header = headers.get('No-Vary-Search')
  if (!header?.startsWith('params')) return undefined
  const named = /^params\s*,\s*except=\(([^)]*)\)$/.exec(header)?.[1]
  if (named === undefined) return header === 'params' ? NONE : undefined
  return new Set([...named.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name))
}

const NONE: ReadonlySet<string> = new Set()

export function spellAddress(address: string, parameters: Parameters): string {
  const { path, query } = splitAddress(address)
  if (query === '' || parameters === undefined) return query === '' ? path : address
  const known = [...new URLSearchParams(query)].filter(([name]) => parameters.has(name))
  if (known.length === 0) return path
  known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${path}?${new URLSearchParams(known)}`
}

function splitAddress(address: string): { path: string; query: string } {
  const mark = address.indexOf('?')
  if (mark < 0) return { path: address, query: '' }
  return { path: address.slice(0, mark), query: address.slice(mark + 1) }
}
