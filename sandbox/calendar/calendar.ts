import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Clock, INDIA_ZONE } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { type Html, type Page, pageResponse } from '../ui/page.ts'
import {
  type EventsQuery,
  isRefusal,
  limits,
  matches,
  pageTokenFor,
  readEventsQuery,
  timeIn,
} from './events-query.ts'
import { type CalendarEvent, foldedEvents, sampleEvents } from './sample-events.ts'

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
    if (params.get('key') !== options.apiKey) return keyRefused(params.get('key'))
    if (c.req.param('id') !== options.id) {
      return refused(404, { reason: 'notFound', message: 'Not Found' })
    }
    const query = readEventsQuery(params)
    if (isRefusal(query)) return refused(400, query)
    const found = search(query, clock.now())
    const pageEnd = query.firstPlace + query.maxResults
    const setting = { ...query, page: `${options.origin(c)}${basePath}/calendar` }
    return Response.json({
      kind: 'calendar#events',
      etag: `"${found.length}"`,
      summary: 'Church Events',
      description: '',
      updated: clock.now().toISOString(),
      timeZone: query.timeZone,
      accessRole: 'reader',
      defaultReminders: [],
      ...(pageEnd < found.length
        ? { nextPageToken: pageTokenFor(params, pageEnd) }
        : { nextSyncToken: Buffer.from(clock.now().toISOString()).toString('base64url') }),
      items: found.slice(query.firstPlace, pageEnd).map((event) => eventResource(event, setting)),
    })
  }

  return app
}

function search(query: EventsQuery, now: Date): CalendarEvent[] {
  const events = query.singleEvents ? sampleEvents(now) : foldedEvents(now)
  const found = events.filter((event) => matches(event, query))
  return query.orderBy === 'startTime' ? found.sort(byStart) : found
}

function byStart(one: CalendarEvent, other: CalendarEvent): number {
  return limits(one).start - limits(other).start
}

function keyRefused(key: string | null): Response {
  if (key) {
    return refused(400, {
      reason: 'keyInvalid',
      message: 'API key not valid. Please pass a valid API key.',
    })
  }
  return refused(403, {
    reason: 'forbidden',
    message: 'Method doesn’t allow unregistered callers. Please use API Key.',
  })
}

function refused(code: number, { reason, message }: { reason: string; message: string }): Response {
  const errors = [{ domain: code === 400 ? 'calendar' : 'global', reason, message }]
  return Response.json({ error: { errors, code, message } }, { status: code })
}

/** A page with the sample events, to compare with what the church's site shows. */
function calendarPage(events: readonly CalendarEvent[]): Page {
  const once = events.filter(({ series }) => !series).sort(byStart)
  const series = new Map(events.flatMap((event) => (event.series ? [[event.summary, event]] : [])))
  return {
    title: 'Sample calendar',
    body: html`<p>These events move along with today, so that some are always ahead.</p>
<h2>Again and again</h2>
<ul>${[...series.values()].map(seriesLine)}</ul>
<h2>Once</h2>
<ul>${once.map(eventLine)}</ul>`,
  }
}

function seriesLine({ summary, location, description }: CalendarEvent): Html {
  return html`<li><strong>${summary}</strong>, ${location}. ${description ?? ''}</li>`
}

function eventLine(event: CalendarEvent): Html {
  const note = event.status === 'confirmed' ? '' : ` (${event.status})`
  return html`<li>${dates(event)}: <strong>${event.summary ?? 'Without a title'}</strong>${note}</li>`
}

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: INDIA_ZONE })

function dates(event: CalendarEvent): string {
  const { start, end } = limits(event)
  // An all-day event ends at the midnight after its last day.
  return format.formatRange(start, end - 1)
}

/**
 * An event in Google's JSON, where missing values are left out, never null
 * (developers.google.com/calendar/api/v3/reference/events).
 */
function eventResource(
  event: CalendarEvent,
  { timeZone, page, singleEvents }: { timeZone: string; page: string; singleEvents: boolean },
) {
  const { id, status, summary, description, location, series } = event
  const times = timesOf(event, timeZone)
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
    ...(series && !singleEvents ? { recurrence: [series.rule] } : {}),
    ...(series && singleEvents
      ? { recurringEventId: series.id, originalStartTime: times.start }
      : {}),
    iCalUID: `${series?.id ?? id}@google.com`,
    sequence: 0,
    eventType: 'default',
  }
}

function timesOf({ span }: CalendarEvent, timeZone: string) {
  if ('firstDay' in span) {
    return {
      start: { date: span.firstDay },
      end: { date: span.untilDay },
      transparency: 'transparent',
    }
  }
  return {
    start: { dateTime: timeIn(timeZone, span.from), timeZone: INDIA_ZONE },
    end: { dateTime: timeIn(timeZone, span.to), timeZone: INDIA_ZONE },
  }
}
