import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { foldersWhere, maxBodyBytes } from '#app/addresses.ts'
import { TOO_MUCH } from '#app/http/read-form-data.ts'
import type { LiveContent } from '#workflows/content/live-content.ts'
import type { Services } from '#workflows/services.ts'
import type { Effort } from './answer.ts'
import type { openFiles } from './files.ts'
import { normalisePath } from './normalise-path.ts'
import { createPageCache, type Fetch } from './page-cache.ts'
import type { RateLimits } from './rate-limits.ts'
import { answerPlainly, answerSocket, refuseOutside } from './refuse.ts'
import { UNREADABLE_ADDRESS } from './site.ts'

type Parts = {
  site: Fetch
  services: Pick<Services, 'publicUrl' | 'count' | 'log'> & { live: Pick<LiveContent, 'onReplace'> }
  files: ReturnType<typeof openFiles>
  /** It is false in development, because pages change while they are edited. */
  cachePages: boolean
  maxPageBytes?: number
  pageEffort?: Effort
  /** Tests and tools that send many requests leave it out. */
  rateLimits?: RateLimits | undefined
  limitMisses?: ((fetch: Fetch) => Fetch) | undefined
}

/** Files and cached pages are counted, but not logged one by one, and have no rate limits. */
export function createListener(parts: Parts): RequestListener {
  const { publicUrl, count, log } = parts.services
  const pages = parts.cachePages ? openPages(parts) : undefined
  const fetch = pages?.fetch ?? parts.site
  const others = getRequestListener(parts.limitMisses?.(fetch) ?? fetch, {
    errorHandler: (error) => {
      // An unreadable address or host is the client's fault; anything else is ours.
      const isUnreadable = error instanceof Error && error.name === 'RequestError'
      if (!isUnreadable) {
        count('request.failed')
        log.error('request-failed', error)
      }
      const refusal = isUnreadable ? UNREADABLE : FAILED
      return refuseOutside(new Request(publicUrl), publicUrl, refusal)
    },
  })
  const queue = createEventLoopQueue()
  return (request, response) => {
    if (pages?.answer(request, response)) return
    if (parts.files.answer(request, response)) return count('file.sent')
    const refusal = refusalOf(request, parts.rateLimits)
    if (refusal) {
      count(refusal.counted)
      return answerPlainly(request, response, publicUrl, refusal)
    }
    // Forms skip the queue of pages that wait to be rendered.
    if (request.method === 'POST') return others(request, response)
    queue(() => {
      if (!request.destroyed) others(request, response)
    })
  }
}

function openPages({ site, services, maxPageBytes = 32 * 1024 * 1024, pageEffort }: Parts) {
  const pages = createPageCache({
    fetch: site,
    publicUrl: services.publicUrl,
    // Private responses also say `no-store`. The cache must not depend on that alone.
    untouched: foldersWhere(({ cache }) => cache !== 'shared'),
    maxBytes: maxPageBytes,
    effort: pageEffort,
    // A monotonic clock: the time of day can be set forward and back.
    now: () => performance.now(),
    count: services.count,
  })
  // Everything in the cache was made from the content before.
  services.live.onReplace(pages.clear)
  return pages
}

function refusalOf(request: IncomingMessage, rateLimits: RateLimits | undefined) {
  const path = normalisePath(request.url ?? '')
  if (path === undefined) return UNREADABLE
  if (!METHODS.has(request.method ?? '')) return STRANGE_METHOD
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes(path)) return TOO_LARGE
  const seconds = rateLimits?.secondsToWait(request) ?? 0
  if (seconds === 0) return undefined
  return {
    counted: 'request.too-many',
    status: 429,
    message: `Too many requests came from your network just now. Please try again in ${seconds} seconds: nothing was stored, and your browser's Back button brings back what you typed.`,
    headers: { 'Retry-After': String(seconds) },
  }
}

const FAILED = { status: 500, message: 'Something went wrong on our side.' }

const UNREADABLE = { counted: 'request.unreadable', status: 400, message: UNREADABLE_ADDRESS }

/** All other methods are refused at once. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const STRANGE_METHOD = {
  counted: 'request.strange-method',
  status: 405,
  message: 'This is not possible here.',
  headers: { Allow: 'GET, HEAD, POST' },
}

/** It is sent before the body has arrived, so that the client need not send all of it. */
const TOO_LARGE = { counted: 'request.too-large', status: 413, message: TOO_MUCH }

/**
 * Node accepts one new connection per turn of the event loop: if busy connections could fill a turn with
 * renders of several milliseconds, new visitors and cached pages would wait behind all of them.
 */
export function createEventLoopQueue(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  function takeNext(): void {
    const work = waiting.shift()
    if (waiting.length > 0) setImmediate(takeNext)
    work?.()
  }
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(takeNext)
  }
}

/**
 * A phone on a bad network sends a form in a few seconds. A proxy must close idle connections sooner
 * than we do (see the examples in deploy/), or it may send a request on one that we have just closed.
 */
export const TIMEOUTS = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  keepAliveMs: 20_000,
  checkEveryMs: 2_000,
}

const MAX_HEADER_BYTES = 16 * 1024
const MAX_HEADERS = 100

export function createSiteServer(
  listener: RequestListener,
  { publicUrl, timeouts = TIMEOUTS }: { publicUrl: string; timeouts?: typeof TIMEOUTS },
): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
    },
    listener,
  )
  server.maxHeadersCount = MAX_HEADERS
  dropStalled(server, timeouts)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else answerSocket(socket, STATUS_OF[error.code ?? ''] ?? 400, publicUrl)
  })
  return server
}

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/**
 * Node's socket timeout disconnects clients that do not read their response, but setting it for every
 * response costs a tenth of the response's time. So it is set only on sockets that a periodic check finds
 * with unsent data; Node removes it once the data is sent.
 */
export function dropStalled(
  server: Server,
  { idleMs, checkEveryMs }: { idleMs: number; checkEveryMs: number },
): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const checking = setInterval(() => {
    for (const socket of sockets) {
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(idleMs)
    }
  }, checkEveryMs)
  checking.unref()
  server.once('close', () => clearInterval(checking))
}
