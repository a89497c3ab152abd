import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Headers are flat lists of names and values, which Node writes without checking them again. */
export type ReadyAnswer = {
  etag: string
  encodings: Encodings
  headers: Record<Encoding, string[]>
  notModified: string[]
}

export function readyAnswer(etag: string, encodings: Encodings, headers: [string, string][]) {
  const named: typeof headers = [...headers, ['ETag', etag], ['Vary', 'Accept-Encoding']]
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

export function toResponse(request: Request, answer: ReadyAnswer): Response {
  const known = request.headers.get('If-None-Match')
  if (known !== null && isSame(known, answer.etag)) {
    return new Response(null, { status: 304, headers: pairs(answer.notModified) })
  }
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  const body = request.method === 'HEAD' ? null : new Uint8Array(answer.encodings[encoding])
  return new Response(body, { headers: pairs(answer.headers[encoding]) })
}

/** The comparison is weak (RFC 9110, section 13.1.2): a page is the same in any encoding. */
function isSame(known: string, etag: string): boolean {
  if (known === etag) return true
  const same = ['*', etag, etag.replace(/^W\//, '')]
  return known.split(',').some((one) => same.includes(one.trim()))
}

function pairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body that does not shrink is stored once. */
export type Encodings = Record<Encoding, Buffer>

const SHRINKS = /^(text\/|application\/(javascript|json|xml|manifest\+json|wasm)|image\/svg)/

export function isWorthCompressing(contentType: string): boolean {
  return SHRINKS.test(contentType)
}

/** Brotli's best quality saves a seventh more, but takes sixty times as long. */
const EFFORTS = { most: constants.BROTLI_MAX_QUALITY, some: 5 } as const

export type Effort = keyof typeof EFFORTS

/** A body of pixels is compressed already. */
export function asItIs(body: Buffer): Encodings {
  return { br: body, gzip: body, identity: body }
}

/** It runs on a thread. Best quality is for bodies that are compressed once and sent many times. */
export async function compress(body: Buffer, effort: Effort = 'most'): Promise<Encodings> {
  // The smallest window that holds the body: the encoder allocates many times its window, and the process
  // seldom returns such memory to the system.
  const bits = Math.max(Math.ceil(Math.log2(body.length + 16)), constants.BROTLI_MIN_WINDOW_BITS)
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(bits, constants.BROTLI_DEFAULT_WINDOW),
      },
    }),
    toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br: copyOutOfPool(br), gzip: copyOutOfPool(gz), identity: body }
}

/** A small buffer is in Node's shared pool: storing it would keep the whole pool in memory. */
function copyOutOfPool(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}

export async function compressFor(request: Request, response: Response): Promise<Response> {
  const { status, body } = response
  const headers = new Headers(response.headers)
  const isDone = headers.has('Content-Encoding')
  if (!body || isDone || !isWorthCompressing(headers.get('Content-Type') ?? '')) return response
  headers.set('Vary', 'Accept-Encoding')
  const plain = Buffer.from(await response.arrayBuffer())
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  if (encoding === 'identity') return new Response(plain, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(compressQuickly(plain, encoding), { status, headers })
}

/** For bodies that are sent once this is most of the gain in a tenth of the time, without a thread. */
export function compressQuickly(body: Buffer, encoding: 'br' | 'gzip'): Buffer<ArrayBuffer> {
  return encoding === 'gzip'
    ? gzipSync(body, { level: constants.Z_BEST_SPEED })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** It reads `Accept-Encoding` as RFC 9110, section 12.5.3, says. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = choices.get(header)
  if (known) return known
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', weight = ''] = part.split(';')
      return [name.trim().toLowerCase(), !/^\s*q=0(\.0*)?\s*$/.test(weight)]
    }),
  )
  const choice = ENCODINGS.find((name) => accepted.get(name) ?? accepted.get('*')) ?? 'identity'
  // Browsers send a handful of different headers. The limit keeps invented ones from filling the
  // memory.
  if (choices.size < MAX_CHOICES) choices.set(header, choice)
  return choice
}

const ENCODINGS = ['br', 'gzip'] as const
const MAX_CHOICES = 200
const choices = new Map<string, Encoding>()
