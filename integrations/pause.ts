import { IntegrationError } from './integration-error.ts'

const USUAL_MS = 60_000
const LONGEST_MS = 15 * 60_000

/** Stops requests to a service that has reported a rate limit, until the limit is over. */
export function createPause(service: string, now: () => Date) {
  let until = 0

  /** Begins a pause, until the time given in the headers if there is one. */
  function begin(headers: Headers): void {
    const moment = now().getTime()
    const end = endOf(headers, moment) ?? moment + USUAL_MS
    until = Math.min(end, moment + LONGEST_MS)
  }

  return {
    /** Throws while the pause lasts. */
    check(operation: string): void {
      const left = until - now().getTime()
      // No pause is that long: the clock was set back.
      if (left <= 0 || left > LONGEST_MS) return
      throw new IntegrationError(service, operation, 'asked too often, waiting')
    },
    /** Begins a pause when a response says that the limit is reached. */
    note({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
      if (status === 429 || headers.get('x-ratelimit-remaining') === '0') begin(headers)
    },
    begin,
  }
}

/**
 * `Retry-After` is seconds or a date (RFC 9110, section 10.2.3). `X-RateLimit-Reset` has no standard:
 * seconds, a date or a Unix time.
 */
function endOf(headers: Headers, moment: number): number | undefined {
  const text = headers.get('retry-after') ?? headers.get('x-ratelimit-reset')
  if (!text) return undefined
  const number = Number(text)
  if (Number.isNaN(number)) return Date.parse(text) || undefined
  return number > 1_000_000_000 ? number * 1000 : moment + number * 1000
}
