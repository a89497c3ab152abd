import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { bodyFields } from '../body-fields.ts'
import { type Html, type Page, pageResponse } from '../ui/page.ts'
import {
  type FaultMode,
  type Faults,
  faultModes,
  isFaultMode,
  isService,
  type Service,
  services,
} from './faults.ts'

type Played = { basePath: string; parts: readonly string[] }

/** The fault switches: a form for people, and the same POST as a form or JSON for tests. */
export function faultRoutes(faults: Faults, { basePath, parts }: Played): Hono {
  const app = new Hono({ strict: false })
  const played = services.filter((service) => parts.includes(service))

  app.get('/', async (c) => (wantsJson(c) ? c.json(allModes()) : pageResponse(faultsPage())))

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
      basePath,
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
