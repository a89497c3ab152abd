import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Clock, INDIA_OFFSET, INDIA_ZONE, inIndia } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { type Page, pageResponse } from '../ui/page.ts'
import { limits, matches, pageTokenFor, readEventsQuery } from './events-query.ts'
import { type CalendarEvent, sampleEvents } from './sample-events.ts'

export function calendarRoutes(options: {
  basePath: string
  origin: (c: Context) => string
  id: string
  apiKey: string
  clock: Clock
  faults: Faults
}): Hono {
  const { basePath, clock, faults } = options
  const app = new Hono({ strict: false })

  app.get('/', () => pageResponse(calendarPage(sampleEvents(clock.now())), options))

  app.get('/v3/calendars/:id/events', (c) => faults.through('calendar', async () => list(c)))

  function list(c: Context): Response {
    const params = new URL(c.req.url).searchParams
    const key = params.get('key')
    if (!key) {
      const message = 'Method doesn’t allow unregistered callers. Please use API Key.'
      return refused(403, 'forbidden', message)
    }
    if (key !== options.apiKey) {
      return refused(400, 'keyInvalid', 'API key not valid. Please pass a valid API key.')
    }
    if (c.req.param('id') !== options.id) return refused(404, 'notFound', 'Not Found')
    const query = readEventsQuery(params)
    if ('reason' in query) return refused(400, query.reason, query.message)
    const found = sampleEvents(clock.now())
      .filter((event) => matches(event, query))
      .sort(byStart)
    const pageEnd = query.firstPlace + query.maxResults
    const page = `${options.origin(c)}${basePath}/calendar`
    return Response.json({
      kind: 'calendar#events',
      etag: `"${found.length}"`,
      summary: 'Church Events',
      description: '',
      updated: clock.now().toISOString(),
      timeZone: INDIA_ZONE,
      accessRole: 'reader',
      defaultReminders: [],
      ...(pageEnd < found.length
        ? { nextPageToken: pageTokenFor(params, pageEnd) }
        : { nextSyncToken: Buffer.from(clock.now().toISOString()).toString('base64url') }),
      items: found.slice(query.firstPlace, pageEnd).map((event) => eventResource(event, page)),
    })
  }

  return app
}

function byStart(one: CalendarEvent, other: CalendarEvent): number {
  return limits(one).start - limits(other).start
}

function refused(code: number, reason: string, message: string): Response {
  const errors = [{ domain: code === 400 ? 'calendar' : 'global', reason, message }]
  return Response.json({ error: { errors, code, message } }, { status: code })
}

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: INDIA_ZONE })

/** A page with the sample events, to compare with what the church's site shows. */
function calendarPage(events: readonly CalendarEvent[]): Page {
  const once = events.filter(({ series }) => !series).sort(byStart)
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
 * An event in Google's JSON, where missing values are left out, never null
 * (developers.google.com/calendar/api/v3/reference/events).
 */
function eventResource(event: CalendarEvent, page: string) {
  const { id, status, summary, description, location, series, span } = event
  const times =
    'firstDay' in span
      ? {
          start: { date: span.firstDay },
          end: { date: span.untilDay },
          transparency: 'transparent',
        }
      : { start: timeIn(span.from), end: timeIn(span.to) }
  return {
    kind: 'calendar#event',
    etag: `"${id.slice(0, 12)}"`,
    id,
    status,
    htmlLink: `${page}?eid=${id}`,
    created: '2024-01-05T05:00:00.000Z',
    updated: '2024-06-01T05:00:00.000Z',
    summary,
    description,
    location,
    creator: { email: 'office@example.org' },
    organizer: { email: 'office@example.org', self: true },
    ...times,
    ...(series && { recurringEventId: series, originalStartTime: times.start }),
    iCalUID: `${series ?? id}@google.com`,
    sequence: 0,
    eventType: 'default',
  }
}

/** `2026-06-14T08:00:00+05:30` */
function timeIn(moment: Date) {
  const { date, time } = inIndia(moment)
  return { dateTime: `${date}T${time}${INDIA_OFFSET}`, timeZone: INDIA_ZONE }
}
