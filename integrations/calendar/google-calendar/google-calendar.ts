import { addMonths, monthOf } from '#domain/calendar/month.ts'
import { dayInIndia } from '#domain/days.ts'
import { INDIA_OFFSET, INDIA_ZONE } from '#domain/india-zone.ts'
import { type Answer, askJson } from '../../ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import { createPause } from '../../pause.ts'
import type { CalendarEvents, CalendarProvider } from '../port.ts'
import { readError, readEventsAnswer } from './answer.ts'

export type GoogleCalendarSettings = {
  /** Events are at `${baseUrl}/calendars/{calendarId}/events`. */
  baseUrl: string
  calendarId: string
  apiKey: string
  timeoutMs: number
  now: () => Date
}

/** Far enough for every plan, and a limit for events that repeat for ever. */
const MONTHS_AHEAD = 24
const MAX_PAGES = 20

/**
 * Reads a public Google calendar with an API key
 * (developers.google.com/calendar/api/v3/reference/events/list).
 */
export function createGoogleCalendar(settings: GoogleCalendarSettings): CalendarProvider {
  const pause = createPause('google-calendar', settings.now)

  async function ask(query: Record<string, string>): Promise<unknown> {
    pause.check('events')
    const id = encodeURIComponent(settings.calendarId)
    const answer = await askJson({
      service: 'google-calendar',
      operation: 'events',
      url: new URL(`${settings.baseUrl}/calendars/${id}/events?${new URLSearchParams(query)}`),
      timeoutMs: settings.timeoutMs,
    })
    if (answer.status === 200 && answer.body !== undefined) return answer.body
    throw refusalOf(answer)
  }

  function refusalOf(answer: Answer): IntegrationError {
    const { reason, said } = readError(answer.body)
    if (answer.status === 429 || LIMITS.includes(reason ?? '')) pause.begin(answer.headers)
    const problem = answer.status === 200 ? 'answered no JSON' : `answered ${answer.status}`
    return new IntegrationError(
      'google-calendar',
      'events',
      reason ? `${problem} (${reason})` : problem,
      said ? { said } : {},
    )
  }

  return {
    async listEvents() {
      const question = questionFor(settings)
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

function questionFor({ apiKey, now }: GoogleCalendarSettings): Record<string, string> {
  const month = monthOf(dayInIndia(now().getTime()))
  return {
    key: apiKey,
    singleEvents: 'true',
    orderBy: 'startTime',
    timeMin: `${month}-01T00:00:00${INDIA_OFFSET}`,
    timeMax: `${addMonths(month, MONTHS_AHEAD)}-01T00:00:00${INDIA_OFFSET}`,
    timeZone: INDIA_ZONE,
    maxResults: '250',
  }
}
