import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { jsonRefusal } from '#app/http/json-answer.ts'
import { isApi } from './same-origin.ts'
import { policyFor, securityHeaders } from './security-headers.ts'

export function refuse(request: Request, status: number, message: string): Response {
  if (isApi(request.url)) return jsonRefusal(status, message)
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** The site adds these headers to everything else. */
export function refuseOutside(
  request: Request,
  publicUrl: string,
  refusal: { status: number; message: string },
): Response {
  const { status, body, headers } = refuse(request, refusal.status, refusal.message)
  const type = headers.get('Content-Type') ?? ''
  return new Response(body, { status, headers: plainHeaders(publicUrl, type) })
}

/** The answer is 405 with the allowed methods (RFC 9110, section 15.5.6). OPTIONS asks for that list. */
export function refuseMethod(request: Request, allowed: readonly string[]): Response {
  const allow = allowed.join(', ')
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { Allow: allow } })
  }
  const response = refuse(request, 405, `Only ${allow} is accepted here.`)
  response.headers.set('Allow', allow)
  return response
}

/** The site has not seen the request, so its messages and headers are repeated here. */
export function answerPlainly(
  request: IncomingMessage,
  response: ServerResponse,
  publicUrl: string,
  refusal: { status: number; message: string; headers?: Record<string, string> },
): void {
  const { status, message, headers } = refusal
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

/** The bytes are not an HTTP request, or came too slowly to become one. */
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
