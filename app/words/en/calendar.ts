import type { Content } from '#content-model/schema/content.ts'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import type { HeldService } from '#domain/calendar/held-services.ts'
import { offeredFor, type RegisterNow, registerNowFor } from '#domain/calendar/register-now.ts'
import type { LiveSpell } from '#domain/calendar/watch-live.ts'
import { formatWhen } from '#domain/calendar/when.ts'
import { formatTimeOfDay } from '#domain/dates.ts'
import {
  addDays,
  type Day,
  dayInIndia,
  isoInIndia,
  type Moment,
  startOfDay,
  timeInIndia,
} from '#domain/days.ts'
import { INDIA_ZONE } from '#domain/india-zone.ts'
import { priceWords } from './prices.ts'

/** An event, formatted for display. */
export type ShownEvent = {
  id: string
  summary: string
  when: string
  /** For the `datetime` attribute: a date, or a time with its offset. */
  start: string
  location: string | undefined
  description: string | undefined
  /** What it costs, where a form of ours offers it. */
  price: string | undefined
  register: RegisterNow | undefined
}

/** Shown for an event without a title. */
export const UNTITLED = 'Church event'

export function showEvent(
  event: CalendarEvent,
  { content, now }: { content: Content; now: number },
): ShownEvent {
  const { id, summary, span, location, description } = event
  const { conferences, 'register-now': table } = content
  const forms = { table, conferences, now }
  const offered = offeredFor(event, forms)
  return {
    id,
    summary: summary ?? UNTITLED,
    when: formatWhen(span),
    start: span.kind === 'days' ? span.firstDay : isoInIndia(span.from),
    location,
    description,
    price: offered && priceWords(offered.price),
    register: registerNowFor(event, forms),
  }
}

/** The words beside Watch Live, and the moment until which they are true. */
export type LiveWords = {
  until: Moment
  live: boolean
  text: string
  /** Start of the next service, to show it in the visitor's own time zone. */
  startsAt?: Moment
  note?: string
}

export function liveWords({ from, until, live, service, missed }: LiveSpell): LiveWords {
  const { occasion, startsAt } = service
  if (live) return { until, live, text: occasion ? `Live now: ${occasion}` : 'Live now' }
  return {
    until,
    live,
    text: `Next service: ${formatNext(service, from)}`,
    startsAt,
    ...(missed && { note: `No service on ${formatDate(missed.day)}: ${missed.name}` }),
  }
}

/** "Sunday, 8:30 AM IST (English)"; with the date where the weekday could be this week's or the next. */
function formatNext({ startsAt, language, occasion }: HeldService, moment: Moment): string {
  const day = dayInIndia(startsAt)
  const isThisWeek = day < addDays(dayInIndia(moment), 7)
  const date = isThisWeek && !occasion ? WEEKDAY.format(startsAt) : formatDate(day)
  const when = `${date}, ${formatTimeOfDay(timeInIndia(startsAt))} IST (${language})`
  return occasion ? `${occasion}, ${when}` : when
}

/** "Sunday 10 January" */
function formatDate(day: Day): string {
  return DATE.format(startOfDay(day)).replace(',', '')
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: INDIA_ZONE })
const DATE = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: INDIA_ZONE,
})
