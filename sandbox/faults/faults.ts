import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Clock } from '../clock.ts'
import { pageResponse } from '../ui/page.ts'

const names = { payu: 'PayU', vimeo: 'Vimeo', calendar: 'Google Calendar' }

const meanings = {
  ok: 'Answers as it should.',
  slow: 'Answers correctly, after fifteen seconds.',
  failing: 'Answers 500 with a page instead of JSON.',
  'rate-limited': 'Answers 429 with the headers of the real service.',
  malformed: 'Answers 200 and half of the text.',
  down: 'Answers 503.',
}

export type Service = keyof typeof names
export type FaultMode = keyof typeof meanings

const services = ['payu', 'vimeo', 'calendar'] as const
const faultModes = ['ok', 'slow', 'failing', 'rate-limited', 'malformed', 'down'] as const

export type Faults = ReturnType<typeof createFaults>

const slowMs = 15_000

export function createFaults(clock: Clock) {
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
      case 'malformed': {
        // Half an answer with status 200 comes when a connection breaks behind a proxy.
        const whole = await answer()
        const text = await whole.text()
        const type = whole.headers.get('content-type') ?? 'text/plain'
        return new Response(text.slice(0, text.length / 2), { headers: { 'content-type': type } })
      }
      case 'down':
        return htmlError(503, 'Service Unavailable')
    }
  }

  return { mode, set: (service: Service, to: FaultMode) => void modes.set(service, to), through }
}

/** It is no JSON: a gateway in front of an API answers with its own error page. */
function htmlError(status: number, title: string): Response {
  const page = `<html><head><title>${status} ${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(page, { status, headers: { 'content-type': 'text/html' } })
}

function tooManyRequests(service: Service, now: Date): Response {
  const soon = { status: 429, headers: { 'retry-after': '60' } }
  if (service === 'payu') return new Response('Too Many Requests', soon)
  if (service === 'calendar') {
    const message = 'Rate Limit Exceeded'
    const errors = [{ domain: 'usageLimits', reason: 'rateLimitExceeded', message }]
    return Response.json({ error: { code: 429, message, errors } }, soon)
  }
  const headers = {
    'x-ratelimit-limit': '250',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': new Date(now.getTime() + 60_000).toISOString(),
  }
  const error = 'Too many API requests. Wait a minute, then try again.'
  return Response.json({ error, error_code: 9000 }, { status: 429, headers })
}

export function faultRoutes(
  faults: Faults,
  { basePath, parts }: { basePath: string; parts: readonly string[] },
): Hono {
  const app = new Hono({ strict: false })
  const played = services.filter((service) => parts.includes(service))

  app.get('/', () => {
    const body = html`<p>Make a service misbehave and watch how the church's site copes.
Only what servers ask of it is affected; the pages of this sandbox go on working.</p>
<div class="card faults">${played.map(switchForm)}</div>
<dl>${faultModes.map((mode) => html`<dt>${mode}</dt><dd>${meanings[mode]}</dd>`)}</dl>`
    return pageResponse({ title: 'Faults', body }, { basePath })
  })

  app.post('/', async (c) => {
    const fields = await c.req.parseBody()
    const service = played.find((known) => known === fields.service)
    const mode = faultModes.find((known) => known === fields.mode)
    if (!service || !mode) return c.text('Unknown service or mode.', 400)
    faults.set(service, mode)
    return c.redirect(`${basePath}/faults`, 303)
  })

  function switchForm(service: Service) {
    const options = faultModes.map((mode) =>
      mode === faults.mode(service)
        ? html`<option selected>${mode}</option>`
        : html`<option>${mode}</option>`,
    )
    return html`<form class="row" method="post" action="${basePath}/faults">
<input type="hidden" name="service" value="${service}">
<label for="mode-${service}">${names[service]}</label>
<select id="mode-${service}" name="mode">${options}</select>
<button>Set<span class="hidden"> ${names[service]}</span></button>
</form>`
  }

  return app
}
