import { createHash } from 'node:crypto'
import { type ReadyAnswer, readyAnswer } from '../answer.ts'
import { compress, type Effort, isWorthCompressing } from '../encodings.ts'

/** A page with everything that a response needs. */
export type StoredPage = ReadyAnswer & { bytes: number; freshUntil: number; staleUntil: number }

type Filling = {
  response: Response
  freshness: Freshness
  now: number
  /** The page that it replaces. */
  before: StoredPage | undefined
  effort: Effort | undefined
}

/** Compresses the page. If it has not changed, only its times are renewed. */
export async function storePage({
  response,
  freshness,
  now,
  before,
  effort,
}: Filling): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !LEFT_OUT.has(name))
  const times = {
    freshUntil: now + freshness.freshMs,
    staleUntil: now + freshness.freshMs + freshness.staleMs,
  }
  const etag = etagOf(body, headers)
  if (before?.etag === etag) return { ...before, ...times }
  const type = response.headers.get('Content-Type') ?? ''
  const encodings = isWorthCompressing(type)
    ? await compress(body, effort)
    : { br: body, gzip: body, identity: body }
  return {
    ...readyAnswer({ etag, encodings, headers }),
    ...times,
    bytes: [...new Set(Object.values(encodings))].reduce(addLength, PAGE_OVERHEAD_BYTES),
  }
}

/** Headers that belong to one response, not to the page, or that are set for each encoding. */
const LEFT_OUT = new Set(['x-request-id', 'date', 'content-length', 'vary', 'etag'])

const PAGE_OVERHEAD_BYTES = 4_096

/** Weak, because it is the same for all encodings. Covers the headers too. */
function etagOf(body: Buffer, headers: [string, string][]): string {
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(body)
  return `W/"${digest.digest('base64url').slice(0, 22)}"`
}

function addLength(sum: number, { length }: Buffer): number {
  return sum + length
}

/** How long a response may be reused: as it is, and then while a new one is made. */
type Freshness = { freshMs: number; staleMs: number }

/**
 * Reads a response's `Cache-Control` as a shared cache must (RFC 9111, RFC 5861). Returns undefined
 * when it may not be stored. Stricter than the standard: only whole pages with `s-maxage`, without a
 * cookie, that are the same for everybody.
 */
export function readFreshness({ status, headers }: Response): Freshness | undefined {
  if (status !== 200 || headers.has('Set-Cookie') || !isSameForEverybody(headers)) return undefined
  const directives = readDirectives(headers.get('Cache-Control') ?? '')
  if (REFUSALS.some((name) => directives.has(name))) return undefined
  const freshMs = readSeconds(directives.get('s-maxage'))
  if (!freshMs) return undefined
  return { freshMs, staleMs: readSeconds(directives.get('stale-while-revalidate')) ?? 0 }
}

const REFUSALS = ['no-store', 'private', 'no-cache', 'must-understand']

/** We choose the encoding ourselves. A page that varies by anything else is not stored. */
function isSameForEverybody(headers: Headers): boolean {
  const names = (headers.get('Vary') ?? '').toLowerCase().split(',')
  return names.every((name) => name.trim() === '' || name.trim() === 'accept-encoding')
}

function readDirectives(header: string): Map<string, string> {
  return new Map(
    header.split(',').map((directive) => {
      const [name = '', value = ''] = directive.split('=')
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')]
    }),
  )
}

function readSeconds(value: string | undefined): number | undefined {
  return value && /^\d+$/.test(value) ? Number(value) * 1000 : undefined
}
