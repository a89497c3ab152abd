import { type Context, Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { pageResponse } from '../ui/page.ts'
import { calendarPage } from './calendar-page.ts'
import { eventResource } from './event-resource.ts'
import {
  type EventsQuery,
  isRefusal,
  limits,
  matches,
  pageTokenFor,
  readEventsQuery,
} from './events-query.ts'
import { type CalendarEvent, foldedEvents, sampleEvents } from './sample-events.ts'

type CalendarOptions = {
  basePath: string
  origin: (c: Context) => string
  id: string
  apiKey: string
  clock: Clock
  faults: Faults
}

export function calendarRoutes(options: CalendarOptions): Hono {
  const { basePath, clock, faults } = options
  const app = new Hono({ strict: false })

  app.get('/', () => pageResponse(calendarPage(sampleEvents(clock.now()), basePath)))

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
