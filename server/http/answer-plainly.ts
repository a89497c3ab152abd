import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { isApi } from './request-token.ts'
import { policyFor, securityHeaders } from './security-headers.ts'

type Plainly = {
  status: number
  message: string
  headers?: Record<string, string>
}

/** Refuses a request before the site sees it, with the site's own messages and headers. */
export function answerPlainly(
  { request, response, publicUrl }: Exchange,
  { status, message, headers }: Plainly,
): void {
  const asJson = isApi(request.url ?? '')
  const body = asJson ? JSON.stringify({ errors: [{ path: '', message }] }) : message
  const type = asJson ? 'application/json' : 'text/plain; charset=utf-8'
  response
    .writeHead(status, {
      ...plainHeaders(publicUrl, type),
      'Content-Length': Buffer.byteLength(body),
      ...headers,
    })
    .end(body)
}

type Exchange = { request: IncomingMessage; response: ServerResponse; publicUrl: string }

/** Answers bytes that are not an HTTP request, or that came too slowly to become one. */
export function answerSocket(socket: Duplex, status: number, publicUrl: string): void {
  const lines = Object.entries(plainHeaders(publicUrl, 'text/plain; charset=utf-8'))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      'Content-Length: 0',
      'Connection: close',
      '',
      '',
    ].join('\r\n'),
    // A slow client may also be slow to close its side.
    () => socket.destroy(),
  )
}

function plainHeaders(publicUrl: string, type: string): Record<string, string> {
  return {
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': policyFor(type),
    'Content-Type': type,
    'Cache-Control': 'no-store',
  }
}
