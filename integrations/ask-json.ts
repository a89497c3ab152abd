import { IntegrationError } from './integration-error.ts'

/** `body` is left out when it was not JSON. */
export type Answer = { status: number; headers: Headers; body?: unknown }

const MAX_BYTES = 4_000_000

/** Throws only when there is no response: callers interpret the status. */
export async function askJson(question: {
  service: string
  operation: string
  url: URL
  timeoutMs: number
  headers?: Record<string, string>
  /** It is sent as JSON by POST; without it the request is a GET. */
  body?: object
}): Promise<Answer> {
  const { service, operation, url, timeoutMs, body } = question
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'User-Agent': 'narthex',
        ...(body && { 'Content-Type': 'application/json' }),
        ...question.headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, headers } = response
    const text = (await readLimited(response, MAX_BYTES)).toString('utf8')
    try {
      return { status, headers, body: JSON.parse(text) }
    } catch {
      return { status, headers }
    }
  } catch (cause) {
    throw new IntegrationError(service, operation, 'no answer', { cause })
  }
}

/** Throws as soon as the body is larger than allowed. */
export async function readLimited(response: Response, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new TooLargeError(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`answered more than ${maxBytes} bytes`)
  }
}

const USUAL_MS = 60_000
const LONGEST_MS = 15 * 60_000

export function createPause(service: string, now: () => Date) {
  let until = 0

  /**
   * `Retry-After` is seconds or a date (RFC 9110, section 10.2.3). `X-RateLimit-Reset` has no standard:
   * seconds, a date or a Unix time.
   */
  function begin(headers: Headers): void {
    const moment = now().getTime()
    const text = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? ''
    const number = Number(text || Number.NaN)
    const given = number > 1_000_000_000 ? number * 1000 : moment + number * 1000
    const end = (Number.isNaN(number) ? Date.parse(text) : given) || moment + USUAL_MS
    until = Math.min(end, moment + LONGEST_MS)
  }

  return {
    check(operation: string): void {
      const left = until - now().getTime()
      // No pause is that long: the clock was set back.
      if (left <= 0 || left > LONGEST_MS) return
      throw new IntegrationError(service, operation, 'asked too often, waiting')
    },
    note({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
      if (status === 429 || headers.get('x-ratelimit-remaining') === '0') begin(headers)
    },
    begin,
  }
}

export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
