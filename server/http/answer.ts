import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding, type Encodings } from './encodings.ts'

/**
 * A response that is ready to send: nothing is computed per request. Headers are flat lists of names
 * and values, which Node writes without checking them again.
 */
export type ReadyAnswer = {
  etag: string
  encodings: Encodings
  headers: Record<Encoding, string[]>
  notModified: string[]
}

type Facts = { etag: string; encodings: Encodings; headers: [string, string][] }

export function readyAnswer({ etag, encodings, headers }: Facts): ReadyAnswer {
  const named = [...headers, ['ETag', etag], ['Vary', 'Accept-Encoding']] satisfies Facts['headers']
  const headersOf = (encoding: Encoding) => [
    ...named.flat(),
    ...(encodings[encoding] === encodings.identity ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(encodings[encoding].length),
  ]
  return {
    etag,
    encodings,
    headers: { br: headersOf('br'), gzip: headersOf('gzip'), identity: headersOf('identity') },
    notModified: named.filter(([name]) => !/^content-(?!security)/i.test(name)).flat(),
  }
}

/** Answers a GET or a HEAD; Node leaves out the body of the latter. */
export function sendAnswer(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
): void {
  const known = asked['if-none-match']
  if (known !== undefined && isSame(known, answer.etag)) {
    response.writeHead(304, answer.notModified).end()
    return
  }
  const encoding = chooseEncoding(asked['accept-encoding'])
  response.writeHead(200, answer.headers[encoding]).end(answer.encodings[encoding])
}

/** The same for callers that use the Fetch API. */
export function toResponse(request: Request, answer: ReadyAnswer): Response {
  const known = request.headers.get('If-None-Match')
  if (known !== null && isSame(known, answer.etag)) {
    return new Response(null, { status: 304, headers: pairs(answer.notModified) })
  }
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  const body = request.method === 'HEAD' ? null : new Uint8Array(answer.encodings[encoding])
  return new Response(body, { headers: pairs(answer.headers[encoding]) })
}

/**
 * `If-None-Match` uses weak comparison (RFC 9110, section 13.1.2): a page is the same in any encoding.
 */
function isSame(known: string, etag: string): boolean {
  return known === etag || known.split(',').some((one) => matches(one.trim(), etag))
}

function matches(one: string, etag: string): boolean {
  return one === '*' || one === etag || `W/${one}` === etag
}

function pairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}
