import { INDIA_ZONE } from '../clock.ts'
import { momentInIndia } from './days.ts'
import type { CalendarEvent } from './sample-events.ts'

export type EventsQuery = {
  timeMin: number
  timeMax: number
  singleEvents: boolean
  showDeleted: boolean
  orderBy: string
  words: string
  maxResults: number
  firstPlace: number
  timeZone: string
}

type Refusal = { reason: string; message: string }

/**
 * Reads the parameters of `events.list`, or returns Google's refusal
 * (developers.google.com/calendar/api/v3/reference/events/list).
 */
export function readEventsQuery(params: URLSearchParams): EventsQuery | Refusal {
  const query = {
    timeMin: moment(params.get('timeMin'), Number.NEGATIVE_INFINITY),
    timeMax: moment(params.get('timeMax'), Number.POSITIVE_INFINITY),
    singleEvents: params.get('singleEvents') === 'true',
    showDeleted: params.get('showDeleted') === 'true',
    orderBy: params.get('orderBy') ?? '',
    words: (params.get('q') ?? '').toLowerCase(),
    maxResults: Math.min(Number(params.get('maxResults') ?? 250), 2500),
    firstPlace: placeOf(params),
    timeZone: params.get('timeZone') ?? INDIA_ZONE,
  }
  return refusalOf(query) ?? query
}

export function isRefusal(query: EventsQuery | Refusal): query is Refusal {
  return 'reason' in query
}

/** The position of the next page and a digest of the query: Google wants the query repeated unchanged. */
export function pageTokenFor(params: URLSearchParams, place: number): string {
  return Buffer.from(`${place} ${fingerprint(params)}`).toString('base64url')
}

export function matches(event: CalendarEvent, query: EventsQuery): boolean {
  const { start, end } = limits(event)
  // As Google defines it: timeMin limits the end and timeMax the start, so that running events are
  // included.
  if (end <= query.timeMin || start >= query.timeMax) return false
  if (event.status === 'cancelled' && !query.showDeleted) return false
  const text = [event.summary, event.description, event.location].join(' ').toLowerCase()
  return text.includes(query.words)
}

export function limits({ span }: CalendarEvent): { start: number; end: number } {
  return 'from' in span
    ? { start: span.from.getTime(), end: span.to.getTime() }
    : { start: midnight(span.firstDay), end: midnight(span.untilDay) }
}

function midnight(day: string): number {
  return momentInIndia(day, '00:00').getTime()
}

function refusalOf(query: EventsQuery): Refusal | null {
  if (Number.isNaN(query.timeMin) || Number.isNaN(query.timeMax)) {
    return { reason: 'badRequest', message: 'Bad Request' }
  }
  if (query.timeMin >= query.timeMax) {
    return { reason: 'timeRangeEmpty', message: 'The specified time range is empty.' }
  }
  if (query.orderBy === 'startTime' && !query.singleEvents) {
    const message = 'The requested ordering is not available for the particular query.'
    return { reason: 'badRequest', message }
  }
  const known = ['', 'startTime', 'updated'].includes(query.orderBy) && isTimeZone(query.timeZone)
  const counted = query.maxResults >= 1 && Number.isInteger(query.maxResults)
  if (known && counted && query.firstPlace >= 0) return null
  return { reason: 'invalid', message: 'Invalid Value' }
}

/** RFC 3339 with an offset. An unescaped `+` arrives as a space and is refused. */
function moment(text: string | null, otherwise: number): number {
  if (text === null) return otherwise
  const valid = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  return valid ? Date.parse(text) : Number.NaN
}

function placeOf(params: URLSearchParams): number {
  const token = params.get('pageToken')
  if (token === null) return 0
  const place = Number(Buffer.from(token, 'base64url').toString().split(' ')[0])
  return token === pageTokenFor(params, place) ? place : -1
}

function fingerprint(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.delete('pageToken')
  rest.sort()
  return rest.toString()
}

/** RFC 3339 in a zone: `2026-06-14T08:00:00+05:30`. */
export function timeIn(timeZone: string, moment: Date): string {
  const offset = offsetOf(timeZone, moment)
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? []
  const shiftMs = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
  const wall = new Date(moment.getTime() + shiftMs).toISOString().slice(0, 19)
  return shiftMs === 0 ? `${wall}Z` : `${wall}${offset}`
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const OFFSETS = new Map<string, Intl.DateTimeFormat>()

function offsetOf(timeZone: string, moment: Date): string {
  // Creating a formatter is slow, and a list asks for hundreds of times.
  const format =
    OFFSETS.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  OFFSETS.set(timeZone, format)
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '')
}
