type RateLimit = { count(response: Response, trimmed: boolean): Response }

const windowMs = 60_000

/** Vimeo's headers. They count, and never refuse: that is what the fault switch is for. */
export function createRateLimit(now: () => Date): RateLimit {
  let opened = 0
  let calls = 0

  function count(response: Response, trimmed: boolean): Response {
    const moment = now().getTime()
    if (moment - opened >= windowMs) {
      opened = moment
      calls = 0
    }
    calls += 1
    // Callers that ask for `fields` are allowed more.
    const limit = trimmed ? 500 : 250
    response.headers.set('x-ratelimit-limit', String(limit))
    response.headers.set('x-ratelimit-remaining', String(Math.max(0, limit - calls)))
    response.headers.set('x-ratelimit-reset', new Date(opened + windowMs).toISOString())
    return response
  }

  return { count }
}
