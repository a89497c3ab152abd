import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body in every encoding. One that does not shrink is stored once. */
export type Encodings = Record<Encoding, Buffer>

const SHRINKS = /^(text\/|application\/(javascript|json|xml|manifest\+json|wasm)|image\/svg)/

export function isWorthCompressing(contentType: string): boolean {
  return SHRINKS.test(contentType)
}

/** Brotli's best quality saves a seventh more, but takes sixty times as long. */
const EFFORTS = { most: constants.BROTLI_MAX_QUALITY, some: 5 } as const

export type Effort = keyof typeof EFFORTS

/** Runs on a thread. Best quality is for bodies that are compressed once and sent many times. */
export async function compress(body: Buffer, effort: Effort = 'most'): Promise<Encodings> {
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      },
    }),
    toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br: copyOutOfPool(br), gzip: copyOutOfPool(gz), identity: body }
}

/**
 * The smallest window that holds the body: the encoder allocates many times its window, and the process
 * seldom returns such memory to the system.
 */
function windowFor(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/**
 * Copies a small buffer out of Node's shared pool. Otherwise storing it would keep the whole pool in
 * memory.
 */
function copyOutOfPool(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}

/** For bodies that are sent once: most of the gain in a tenth of the time, without a thread. */
export function compressQuickly(body: Buffer, encoding: 'br' | 'gzip'): Buffer<ArrayBuffer> {
  return encoding === 'gzip'
    ? gzipSync(body, { level: constants.Z_BEST_SPEED })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = choices.get(header)
  if (known) return known
  const accepted = readAccepted(header)
  const choice = ENCODINGS.find((name) => accepted.get(name) ?? accepted.get('*')) ?? 'identity'
  // Browsers send a handful of different headers. The limit keeps invented ones from filling the
  // memory.
  if (choices.size < MAX_CHOICES) choices.set(header, choice)
  return choice
}

const ENCODINGS = ['br', 'gzip'] as const
const MAX_CHOICES = 200
const choices = new Map<string, Encoding>()

function readAccepted(header: string): Map<string, boolean> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', weight = ''] = part.split(';')
      return [name.trim().toLowerCase(), !/^\s*q=0(\.0*)?\s*$/.test(weight)]
    }),
  )
}
