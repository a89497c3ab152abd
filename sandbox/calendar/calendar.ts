import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Clock, INDIA_OFFSET, INDIA_ZONE, inIndia } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { type Page, pageResponse } from '../ui/page.ts'
import { type CalendarEvent, momentInIndia, sampleEvents } from './sample-events.ts'

export function calendarRoutes(options: {
  basePath: string
  id: string
  apiKey: string
  clock: Clock
  faults: Faults
}): Hono {
  const { clock, faults } = options
  const app = new Hono({ strict: false })

  app.get('/', () => pageResponse(calendarPage(sampleEvents(clock.now())), options))

  app.get('/v3/calendars/:id/events', (c) => faults.through('calendar', async () => list(c)))

  function list(c: Context): Response {
    const params = new URL(c.req.url).searchParams
    if (params.get('key') !== options.apiKey) {
      return refused(400, 'keyInvalid', 'API key not valid. Please pass a valid API key.')
    }
    if (c.req.param('id') !== options.id) return refused(404, 'notFound', 'Not Found')
    const from = moment(params.get('timeMin'))
    const until = moment(params.get('timeMax'))
    if (from === undefined || until === undefined) return refused(400, 'badRequest', 'Bad Request')
    const at = placeOf(params)
    if (at === undefined) return refused(400, 'invalid', 'Invalid Value')
    // Google's timeMin limits the end and timeMax the start, so that running events are included.
    const found = sampleEvents(clock.now())
      .filter(({ status }) => status !== 'cancelled')
      .map((event) => ({ event, ...limits(event) }))
      .filter(({ start, end }) => end > from && start < until)
      .sort((one, other) => one.start - other.start)
    const end = at + Number(params.get('maxResults'))
    return Response.json({
      items: found.slice(at, end).map(({ event }) => eventResource(event)),
      ...(end < found.length && { nextPageToken: pageTokenFor(params, end) }),
    })
  }

  return app
}

/** An unescaped `+` arrives as a space and is refused. */
function moment(text: string | null): number | undefined {
  const isValid = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(text ?? '')
  return isValid ? Date.parse(text ?? '') : undefined
}

/** Google wants the query repeated unchanged, so its digest is in the token. */
function pageTokenFor(params: URLSearchParams, place: number): string {
  const rest = new URLSearchParams(params)
  rest.delete('pageToken')
  rest.sort()
  return Buffer.from(`${place} ${rest}`).toString('base64url')
}

function placeOf(params: URLSearchParams): number | undefined {
  const token = params.get('pageToken')
  if (token === null) return 0
  const place = Number.parseInt(Buffer.from(token, 'base64url').toString(), 10)
  return token === pageTokenFor(params, place) ? place : undefined
}

function limits({ span }: CalendarEvent): { start: number; end: number } {
  const midnight = (day: string) => momentInIndia(day, '00:00').getTime()
  return 'from' in span
    ? { start: span.from.getTime(), end: span.to.getTime() }
    : { start: midnight(span.firstDay), end: midnight(span.untilDay) }
}

function refused(code: number, reason: string, message: string): Response {
  const errors = [{ domain: code === 400 ? 'calendar' : 'global', reason, message }]
  return Response.json({ error: { errors, code, message } }, { status: code })
}

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: INDIA_ZONE })

function calendarPage(events: readonly CalendarEvent[]): Page {
  const once = events
    .filter(({ series }) => !series)
    .sort((one, other) => limits(one).start - limits(other).start)
  const series = new Map(events.flatMap((event) => (event.series ? [[event.summary, event]] : [])))
  const seriesLines = [...series.values()].map(
    ({ summary, location, description }) =>
      html`<li><strong>${summary}</strong>, ${location}. ${description ?? ''}</li>`,
  )
  const onceLines = once.map((event) => {
    const note = event.status === 'confirmed' ? '' : ` (${event.status})`
    const { start, end } = limits(event)
    // An all-day event ends at the midnight after its last day.
    const dates = format.formatRange(start, end - 1)
    return html`<li>${dates}: <strong>${event.summary ?? 'Without a title'}</strong>${note}</li>`
  })
  return {
    title: 'Sample calendar',
    body: html`<p>These events move along with today, so that some are always ahead.</p>
<h2>Again and again</h2>
<ul>${seriesLines}</ul>
<h2>Once</h2>
<ul>${onceLines}</ul>`,
  }
}

/**
 * Google leaves missing values out, and never writes null
 * (developers.google.com/calendar/api/v3/reference/events).
 */
function eventResource({ id, status, summary, description, location, span }: CalendarEvent) {
  const times =
    'firstDay' in span
      ? { start: { date: span.firstDay }, end: { date: span.untilDay } }
      : { start: timeIn(span.from), end: timeIn(span.to) }
  return { id, status, summary, description, location, ...times }
}

function timeIn(moment: Date) {
  const { date, time } = inIndia(moment)
  return { dateTime: `${date}T${time}${INDIA_OFFSET}`, timeZone: INDIA_ZONE }
}
