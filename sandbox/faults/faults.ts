import type { Clock } from '../clock.ts'

export const services = ['payu', 'vimeo', 'calendar'] as const
export type Service = (typeof services)[number]

export const faultModes = ['ok', 'slow', 'failing', 'rate-limited', 'malformed', 'down'] as const
export type FaultMode = (typeof faultModes)[number]

export type Faults = {
  mode(service: Service): FaultMode
  set(service: Service, mode: FaultMode): void
  /** Answers a call to a service, or fails it as switched. */
  through(service: Service, answer: () => Promise<Response>): Promise<Response>
}

/** Longer than any caller's timeout should be. */
const slowMs = 15_000

export function createFaults(clock: Clock): Faults {
  const modes = new Map<Service, FaultMode>()
  const mode = (service: Service) => modes.get(service) ?? 'ok'

  async function through(service: Service, answer: () => Promise<Response>): Promise<Response> {
    switch (mode(service)) {
      case 'ok':
        return answer()
      case 'slow':
        await new Promise<void>((resolve) => clock.later(async () => resolve(), slowMs))
        return answer()
      case 'failing':
        return htmlError(500, 'Internal Server Error')
      case 'rate-limited':
        return tooManyRequests(service, clock.now())
      case 'malformed':
        return halfOf(await answer())
      case 'down':
        return htmlError(503, 'Service Unavailable')
    }
  }

  return { mode, set: (service, to) => void modes.set(service, to), through }
}

export function isService(text: string): text is Service {
  return services.some((service) => service === text)
}

export function isFaultMode(text: string): text is FaultMode {
  return faultModes.some((mode) => mode === text)
}

/** HTML, not JSON: the usual error page of a gateway in front of an API. */
function htmlError(status: number, title: string): Response {
  const page = `<html><head><title>${status} ${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html' } })
}

function tooManyRequests(service: Service, now: Date): Response {
  const reset = new Date(now.getTime() + 60_000)
  switch (service) {
    case 'payu':
      return new Response('Too Many Requests', { status: 429, headers: { 'retry-after': '60' } })
    case 'vimeo':
      return Response.json(
        { error: 'Too many API requests. Wait a minute, then try again.', error_code: 9000 },
        {
          status: 429,
          headers: {
            'x-ratelimit-limit': '250',
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': reset.toISOString(),
          },
        },
      )
    case 'calendar':
      return Response.json(googleLimit, { status: 429, headers: { 'retry-after': '60' } })
  }
}

const googleLimit = {
  error: {
    code: 429,
    message: 'Rate Limit Exceeded',
    errors: [
      { domain: 'usageLimits', reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded' },
    ],
  },
} as const

/** Half an answer with status 200, as when a connection breaks behind a proxy. */
async function halfOf(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), {
    headers: { 'content-type': response.headers.get('content-type') ?? 'text/plain' },
  })
}
