import { createServer, type RequestListener, type Server } from 'node:http'
import { answerSocket } from './answer-plainly.ts'
import { dropStalled } from './drop-stalled.ts'

export type Timeouts = {
  headersMs: number
  requestMs: number
  idleMs: number
  keepAliveMs: number
  checkEveryMs: number
}

/**
 * A phone on a bad network sends a form in a few seconds. A proxy must close idle connections sooner
 * than we do (see the examples in deploy/), or it may send a request on one that we have just closed.
 */
export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  keepAliveMs: 20_000,
  checkEveryMs: 2_000,
}

const MAX_HEADER_BYTES = 16 * 1024
const MAX_HEADERS = 100

type Serving = { publicUrl: string; timeouts?: Timeouts }

/** Node's server with limits: slow clients and oversized headers are disconnected. */
export function createSiteServer(
  listener: RequestListener,
  { publicUrl, timeouts = TIMEOUTS }: Serving,
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
