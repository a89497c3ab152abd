import * as v from 'valibot'
import { addMonths, type CalendarEvent, type EventSpan, monthOf } from '#domain/calendar/event.ts'
import { addDays, dayInIndia, INDIA_OFFSET, INDIA_ZONE, isDay } from '#domain/days.ts'
import { askJson, createPause } from '#integrations/ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import { plainText, textOfHtml } from '../../plain-text.ts'
import type { CalendarEvents, CalendarProvider } from '../port.ts'

export type GoogleCalendarSettings = {
  /** Events are at `${baseUrl}/calendars/{calendarId}/events`. */
  baseUrl: string
  calendarId: string
  apiKey: string
  timeoutMs: number
  now: () => Date
}

/** This is far enough for every plan, and a limit for events that repeat for ever. */
const MONTHS_AHEAD = 24
const MAX_PAGES = 20

/** See developers.google.com/calendar/api/v3/reference/events/list: a public calendar needs an API key. */
export function createGoogleCalendar(settings: GoogleCalendarSettings): CalendarProvider {
  const pause = createPause('google-calendar', settings.now)

  async function ask(query: Record<string, string>): Promise<unknown> {
    pause.check('events')
    const id = encodeURIComponent(settings.calendarId)
    const { status, headers, body } = await askJson({
      service: 'google-calendar',
      operation: 'events',
      url: new URL(`${settings.baseUrl}/calendars/${id}/events?${new URLSearchParams(query)}`),
      timeoutMs: settings.timeoutMs,
    })
    if (status === 200 && body !== undefined) return body
    const { reason, said } = readError(body)
    if (status === 429 || LIMITS.includes(reason ?? '')) pause.begin(headers)
    const answered = status === 200 ? 'answered no JSON' : `answered ${status}`
    const problem = reason ? `${answered} (${reason})` : answered
    throw new IntegrationError('google-calendar', 'events', problem, said ? { said } : {})
  }

  return {
    async listEvents() {
      const month = monthOf(dayInIndia(settings.now().getTime()))
      const question = {
        key: settings.apiKey,
        singleEvents: 'true',
        orderBy: 'startTime',
        timeMin: `${month}-01T00:00:00${INDIA_OFFSET}`,
        timeMax: `${addMonths(month, MONTHS_AHEAD)}-01T00:00:00${INDIA_OFFSET}`,
        timeZone: INDIA_ZONE,
        maxResults: '250',
      }
      const lists: CalendarEvents[] = []
      let pageToken: string | undefined
      do {
        const page = readEventsAnswer(await ask({ ...question, ...(pageToken && { pageToken }) }))
        lists.push(page)
        pageToken = page.nextPageToken
      } while (pageToken && lists.length < MAX_PAGES)
      return {
        events: lists.flatMap(({ events }) => events),
        skipped: lists.reduce((sum, { skipped }) => sum + skipped, 0),
      }
    },
  }
}

const LIMITS = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']

const listSchema = v.object({
  items: v.array(v.unknown()),
  nextPageToken: v.optional(v.string()),
})

const optionalText = v.fallback(v.optional(v.string()), undefined)

const time = v.object({ date: v.optional(v.string()), dateTime: v.optional(v.string()) })

const itemSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,1024}$/)),
  status: v.fallback(v.picklist(['confirmed', 'tentative', 'cancelled']), 'confirmed'),
  summary: optionalText,
  location: optionalText,
  description: optionalText,
  // Google may send little more than the id of a cancelled event
  // (developers.google.com/calendar/api/v3/reference/events).
  start: v.optional(time),
  end: v.optional(time),
})

/** Items that don't fit the schema are left out and counted. */
export function readEventsAnswer(body: unknown): CalendarEvents & { nextPageToken?: string } {
  const list = v.safeParse(listSchema, body)
  if (!list.success) throw new IntegrationError('google-calendar', 'events', 'no list of events')
  const { items, nextPageToken } = list.output
  const readings = items.map(readItem)
  return {
    events: readings.flatMap((reading) => (typeof reading === 'object' ? [reading] : [])),
    skipped: readings.filter((reading) => reading === 'surprising').length,
    ...(nextPageToken && { nextPageToken }),
  }
}

const errorSchema = v.object({
  error: v.object({
    message: optionalText,
    errors: v.fallback(v.array(v.object({ reason: v.string() })), []),
  }),
})

/**
 * Google's `reason` decides what to do; its message is for people
 * (developers.google.com/calendar/api/guides/errors).
 */
export function readError(body: unknown): { reason?: string; said?: string } {
  const parsed = v.safeParse(errorSchema, body)
  if (!parsed.success) return {}
  const { message, errors } = parsed.output.error
  const [first] = errors
  return {
    ...(first && { reason: plainText(first.reason, 60) }),
    ...(message && { said: textOfHtml(message, 200) }),
  }
}

function readItem(value: unknown): CalendarEvent | 'cancelled' | 'surprising' {
  const item = v.safeParse(itemSchema, value)
  if (!item.success) return 'surprising'
  const span = readSpan(item.output)
  if (!span) return item.output.status === 'cancelled' ? 'cancelled' : 'surprising'
  const { id, status } = item.output
  const summary = plainText(item.output.summary ?? '', 200).replaceAll('\n', ' ')
  const location = plainText(item.output.location ?? '', 200).replaceAll('\n', ', ')
  const description = textOfHtml(item.output.description ?? '', 2_000)
  return {
    id,
    status,
    span,
    ...(summary && { summary }),
    ...(location && { location }),
    ...(description && { description }),
  }
}

function readSpan({ start, end }: v.InferOutput<typeof itemSchema>): EventSpan | undefined {
  if (start?.date !== undefined) {
    if (!isDay(start.date)) return undefined
    const until = end?.date ?? ''
    // Without a valid end it lasts one day.
    const untilDay = isDay(until) && until > start.date ? until : addDays(start.date, 1)
    return { kind: 'days', firstDay: start.date, untilDay }
  }
  const from = readMoment(start?.dateTime)
  if (from === undefined) return undefined
  return { kind: 'times', from, to: Math.max(from, readMoment(end?.dateTime) ?? from) }
}

const DATE_TIME = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

function readMoment(text: string | undefined): number | undefined {
  if (!text || !DATE_TIME.test(text) || !isDay(text.slice(0, 10))) return undefined
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : moment
}
