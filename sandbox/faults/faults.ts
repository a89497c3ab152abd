import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { bodyFields } from '../body-fields.ts'
import type { Clock } from '../clock.ts'
import { type Html, type Page, pageResponse } from '../ui/page.ts'

export const services = ['payu', 'vimeo', 'calendar'] as const
export type Service = (typeof services)[number]

export const faultModes = ['ok', 'slow', 'failing', 'rate-limited', 'malformed', 'down'] as const
export type FaultMode = (typeof faultModes)[number]

export type Faults = ReturnType<typeof createFaults>

/** Longer than any caller's timeout should be. */
const slowMs = 15_000

export function createFaults(clock: Clock) {
  const modes = new Map<Service, FaultMode>()
  const mode = (service: Service) => modes.get(service) ?? 'ok'

  /** Answers a call to a service, or fails it as switched. */
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

  return { mode, set: (service: Service, to: FaultMode) => void modes.set(service, to), through }
}

function isService(text: string): text is Service {
  return services.some((service) => service === text)
}

function isFaultMode(text: string): text is FaultMode {
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

/** The fault switches: a form for people, and the same POST as a form or JSON for tests. */
export function faultRoutes(
  faults: Faults,
  { basePath, parts }: { basePath: string; parts: readonly string[] },
): Hono {
  const app = new Hono({ strict: false })
  const played = services.filter((service) => parts.includes(service))

  app.get('/', async (c) =>
    wantsJson(c) ? c.json(allModes()) : pageResponse(faultsPage(), { basePath }),
  )

  app.post('/', async (c) => {
    const fields = await bodyFields(c.req.raw)
    const [service, mode] = [fields.get('service') ?? '', fields.get('mode') ?? '']
    if (!isService(service) || !played.includes(service) || !isFaultMode(mode)) {
      const error = 'Unknown service or mode.'
      return c.json({ error, services: played, modes: faultModes }, 400)
    }
    faults.set(service, mode)
    return wantsJson(c) ? c.json(allModes()) : c.redirect(`${basePath}/faults`, 303)
  })

  function allModes(): Record<string, FaultMode> {
    return Object.fromEntries(played.map((service) => [service, faults.mode(service)]))
  }

  function faultsPage(): Page {
    return {
      title: 'Faults',
      body: html`<p>Make a service misbehave and watch how the church's site copes.
Only what servers ask of it is affected; the pages of this sandbox go on working.</p>
<div class="card faults">${played.map((service) => switchForm(service))}</div>
<dl>${faultModes.map((mode) => html`<dt>${mode}</dt><dd>${meanings[mode]}</dd>`)}</dl>`,
    }
  }

  function switchForm(service: Service): Html {
    return html`<form class="row" method="post" action="${basePath}/faults">
<input type="hidden" name="service" value="${service}">
<label for="mode-${service}">${names[service]}</label>
<select id="mode-${service}" name="mode">${faultModes.map((mode) => option(mode, faults.mode(service)))}</select>
<button>Set<span class="hidden"> ${names[service]}</span></button>
</form>`
  }

  return app
}

const names: Record<Service, string> = {
  payu: 'PayU',
  vimeo: 'Vimeo',
  calendar: 'Google Calendar',
}

const meanings: Record<FaultMode, string> = {
  ok: 'Answers as it should.',
  slow: 'Answers correctly, after fifteen seconds.',
  failing: 'Answers 500 with a page instead of JSON.',
  'rate-limited': 'Answers 429 with the headers of the real service.',
  malformed: 'Answers 200 and half of the text.',
  down: 'Answers 503.',
}

function wantsJson(c: Context): boolean {
  return !(c.req.header('accept') ?? '').includes('text/html')
}

function option(mode: FaultMode, chosen: FaultMode): Html {
  return mode === chosen ? html`<option selected>${mode}</option>` : html`<option>${mode}</option>`
}
