import { IntegrationError } from './integration-error.ts'

type Pause = {
  /** Throws while the service has asked not to be asked. */
  check(operation: string): void
  /** Takes in what an answer says about limits. */
  note(answer: { status: number; headers: Headers }): void
  /** The service said that it is asked too often, and maybe until when. */
  begin(headers: Headers): void
}

const USUAL_MS = 60_000
const LONGEST_MS = 15 * 60_000

/** Keeps away from a service that limits how often it may be asked, until it takes questions again. */
export function createPause(service: string, now: () => Date): Pause {
  let until = 0

  function begin(headers: Headers): void {
    const moment = now().getTime()
    const end = endOf(headers, moment) ?? moment + USUAL_MS
    until = Math.min(end, moment + LONGEST_MS)
  }

  return {
    check(operation) {
      const left = until - now().getTime()
      // More than any pause lasts: the clock was put back since.
      if (left <= 0 || left > LONGEST_MS) return
      throw new IntegrationError(service, operation, 'asked too often, waiting')
    },
    note({ status, headers }) {
      if (status === 429 || headers.get('x-ratelimit-remaining') === '0') begin(headers)
    },
    begin,
  }
}

/** Seconds, a Unix time or a date: services differ, and some change their mind. */
function endOf(headers: Headers, moment: number): number | undefined {
  const text = headers.get('retry-after') ?? headers.get('x-ratelimit-reset')
  if (!text) return undefined
  const number = Number(text)
  if (Number.isNaN(number)) return Date.parse(text) || undefined
  return number > 1_000_000_000 ? number * 1000 : moment + number * 1000
}
