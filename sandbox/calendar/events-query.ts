import { INDIA_ZONE } from '../clock.ts'
import { type CalendarEvent, momentInIndia } from './sample-events.ts'

export type EventsQuery = {
  timeMin: number
  timeMax: number
  maxResults: number
  firstPlace: number
}

type Refusal = { reason: string; message: string }

/**
 * Reads the parameters of `events.list` that the church's site sends, or returns Google's refusal
 * (developers.google.com/calendar/api/v3/reference/events/list).
 */
export function readEventsQuery(params: URLSearchParams): EventsQuery | Refusal {
  const query = {
    timeMin: moment(params.get('timeMin'), Number.NEGATIVE_INFINITY),
    timeMax: moment(params.get('timeMax'), Number.POSITIVE_INFINITY),
    maxResults: Math.min(Number(params.get('maxResults') ?? 250), 2500),
    firstPlace: placeOf(params),
  }
  if (Number.isNaN(query.timeMin) || Number.isNaN(query.timeMax)) {
    return { reason: 'badRequest', message: 'Bad Request' }
  }
  if (query.timeMin >= query.timeMax) {
    return { reason: 'timeRangeEmpty', message: 'The specified time range is empty.' }
  }
  if (params.get('orderBy') === 'startTime' && params.get('singleEvents') !== 'true') {
    const message = 'The requested ordering is not available for the particular query.'
    return { reason: 'badRequest', message }
  }
  const isZone = [null, INDIA_ZONE].includes(params.get('timeZone'))
  const isCount = query.maxResults >= 1 && Number.isInteger(query.maxResults)
  if (isZone && isCount && query.firstPlace >= 0) return query
  return { reason: 'invalid', message: 'Invalid Value' }
}

/** The position of the next page and a digest of the query: Google wants the query repeated unchanged. */
export function pageTokenFor(params: URLSearchParams, place: number): string {
  const rest = new URLSearchParams(params)
  rest.delete('pageToken')
  rest.sort()
  return Buffer.from(`${place} ${rest}`).toString('base64url')
}

function placeOf(params: URLSearchParams): number {
  const token = params.get('pageToken')
  if (token === null) return 0
  const place = Number(Buffer.from(token, 'base64url').toString().split(' ')[0])
  return token === pageTokenFor(params, place) ? place : -1
}

/**
 * As Google defines it: timeMin limits the end and timeMax the start, so that running events are included.
 * Cancelled ones are left out.
 */
export function matches(event: CalendarEvent, { timeMin, timeMax }: EventsQuery): boolean {
  const { start, end } = limits(event)
  return end > timeMin && start < timeMax && event.status !== 'cancelled'
}

export function limits({ span }: CalendarEvent): { start: number; end: number } {
  const midnight = (day: string) => momentInIndia(day, '00:00').getTime()
  return 'from' in span
    ? { start: span.from.getTime(), end: span.to.getTime() }
    : { start: midnight(span.firstDay), end: midnight(span.untilDay) }
}

/** RFC 3339 with an offset. An unescaped `+` arrives as a space and is refused. */
function moment(text: string | null, otherwise: number): number {
  if (text === null) return otherwise
  const isValid = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  return isValid ? Date.parse(text) : Number.NaN
}
