import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerSocket } from './answer-plainly.ts'

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

/** Node's server with limits: slow clients and oversized headers are disconnected. */
export function createSiteServer(
  listener: RequestListener,
  { publicUrl, timeouts = TIMEOUTS }: { publicUrl: string; timeouts?: Timeouts },
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

type StallTimes = { idleMs: number; checkEveryMs: number }

/**
 * Disconnects clients that do not read their response. Node's socket timeout does that, but setting it
 * for every response costs a tenth of the response's time. So it is set only on sockets that a periodic
 * check finds with unsent data; Node removes it once the data is sent.
 */
export function dropStalled(server: Server, { idleMs, checkEveryMs }: StallTimes): void {
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
