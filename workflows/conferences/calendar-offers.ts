import { setTimeout } from 'node:timers/promises'
import type { Content } from '#content-model/schema/content.ts'
import {
  type CalendarDateRow,
  listCalendarDates,
  noteCalendarDates,
} from '#database/calendar/calendar-dates.ts'
import { type CalendarEvent, daysOf, startOf } from '#domain/calendar/event.ts'
import { upcoming } from '#domain/calendar/register-now.ts'
import {
  type CalendarDate,
  formatDates,
  placeName,
  toConferenceEvent,
} from '#domain/conferences/calendar-date.ts'
import type { Conferences } from '#domain/conferences/conference.ts'
import { addDays, dayInIndia, type Moment } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import type { CalendarEvents, CalendarReader } from '#integrations/calendar/port.ts'
import type { Services } from '../services.ts'

export type CalendarOffers = {
  /** Another server may have stored dates. */
  refresh(): Promise<void>
  ready(): Promise<void>
  withDates(content: Content, language: Language): Content
}

export function createCalendarOffers(
  parts: Pick<Services, 'db' | 'now' | 'log' | 'count'> & {
    calendar: CalendarReader
    /** Then no form takes dates from it, and those that it had are closed. */
    isOff: boolean
    content: () => Content
  },
): { offers: CalendarOffers; calendar: CalendarReader } {
  const { db, now, log, count, calendar } = parts
  let dates: readonly CalendarDate[] = []
  let noted: { readAt: number; content: Content } | undefined
  let noting: Promise<void> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  async function refresh(): Promise<void> {
    const stored = (await listCalendarDates(db)).map(toDate)
    // The same list stays the same value, so that nothing is made anew.
    if (JSON.stringify(stored) !== JSON.stringify(dates)) dates = stored
  }

  async function note({ events }: CalendarEvents, readAt: number): Promise<void> {
    const content = parts.content()
    try {
      const seen = datesToOffer(content.conferences, events, now().getTime())
      await noteCalendarDates(db, { seen, readAt: new Date(readAt), now: now() })
      await refresh()
      noted = { readAt, content }
    } catch (error) {
      failedAt = now().getTime()
      count('calendar.not-noted')
      log.error('calendar-not-noted', error)
    }
  }

  function isDue(readAt: number): boolean {
    if (parts.isOff) return false
    const isNoted = noted?.readAt === readAt && noted.content === parts.content()
    return !isNoted && offersAny(parts.content()) && now().getTime() - failedAt >= RETRY_MS
  }

  // No page shows a date of a new reading before it is offered.
  async function read() {
    const reading = await calendar.read()
    if (reading.ok && isDue(reading.readAt)) {
      noting ??= note(reading.value, reading.readAt).finally(() => {
        noting = undefined
      })
      await Promise.race([noting, setTimeout(MAX_WAIT_MS, undefined, { ref: false })])
    }
    return reading
  }

  return {
    offers: {
      refresh,
      ready: async () => {
        if (offersAny(parts.content())) await read()
      },
      withDates: createCompleteContent(() => dates, now, parts.isOff),
    },
    calendar: { ...calendar, read },
  }
}

/** A page doesn't wait longer for a database that doesn't answer. */
const MAX_WAIT_MS = 2_000

/** How long the database is left alone after a failure. */
const RETRY_MS = 5_000

function offersAny({ conferences }: Content): boolean {
  return Object.values(conferences.programmes).some(({ fromCalendar }) => fromCalendar)
}

function toDate(row: CalendarDateRow): CalendarDate {
  return {
    calendarId: row.calendar_id,
    programme: row.programme,
    code: row.code,
    title: row.title,
    location: row.location ?? undefined,
    days: { first: row.first_day, last: row.last_day },
    begins: Date.parse(row.begins_at),
    isGone: row.gone_at !== null,
  }
}

/** The same content gives the same value. */
function createCompleteContent(
  dates: () => readonly CalendarDate[],
  now: () => Date,
  isOff: boolean,
): CalendarOffers['withDates'] {
  const complete = new WeakMap<Content, Content>()
  return (content, language) => {
    const known = complete.get(content)
    if (known) return known
    let made: { dates: readonly CalendarDate[]; conferences: ContentConferences } | undefined
    const offering: Content = {
      ...content,
      get conferences() {
        const current = dates()
        if (current.length === 0 && !isOff) return content.conferences
        if (made?.dates !== current) {
          const adding = { dates: current, now: now(), language, isOff }
          made = { dates: current, conferences: withCalendarDates(content, adding) }
        }
        return made.conferences
      },
    }
    complete.set(content, offering)
    return offering
  }
}

function datesToOffer({ programmes }: Conferences, events: readonly CalendarEvent[], now: Moment) {
  return Object.entries(programmes).flatMap(([programme, { fromCalendar, prefix, ...words }]) => {
    if (!fromCalendar) return []
    const titles = words.calendarTitles ?? []
    return upcoming(events, { now, titles }).map(({ id, summary = '', span, location = null }) => {
      const { first: first_day, last: last_day } = daysOf(span)
      const begins_at = new Date(startOf(span)).toISOString()
      const seen = { calendar_id: id, title: summary, location, first_day, last_day, begins_at }
      return { programme, prefix, ...seen }
    })
  })
}

type ContentConferences = Content['conferences']

/** After this, a date from the calendar is only a name for old payments. */
const KNOWN_DAYS = 366

/** A code of the content is not used twice, and its days are not offered a second time. */
function withCalendarDates(
  { church, conferences }: Pick<Content, 'church' | 'conferences'>,
  adding: { dates: readonly CalendarDate[]; now: Date; language: Language; isOff: boolean },
): ContentConferences {
  const { dates, now, language, isOff } = adding
  const oldest = addDays(dayInIndia(now.getTime()), -KNOWN_DAYS)
  const recent = dates.filter(({ days }) => days.last >= oldest)
  const { city } = church.address
  const programmes = Object.entries(conferences.programmes).map(([key, named]) => {
    const programme = isOff ? { ...named, fromCalendar: false } : named
    const { prices, fromCalendar, venue = city } = programme
    if (!prices) return [key, programme] as const
    // Dates that the form no longer offers stay, closed: people may have registered for them.
    const events = recent
      .filter((date) => date.programme === key)
      .filter(({ code }) => programme.events.every((event) => event.code !== code))
      .map((date) => {
        const isNamed = programme.events.some(({ days }) => days?.first === date.days.first)
        const at = placeName(conferences, date.location) ?? venue
        const offering = { programme: { ...programme, prices }, venue: at, language }
        const event = toConferenceEvent(date, offering)
        return { ...event, open: event.open && fromCalendar && !isNamed }
      })
    return [key, { ...programme, events: programme.events.concat(events) }] as const
  })
  return {
    ...conferences,
    programmes: Object.fromEntries(programmes),
    past: [...conferences.past, ...dates.filter(({ days }) => days.last < oldest).map(toName)],
  }
}

function toName({ code, title, days, location = '' }: CalendarDate) {
  const dates = `${formatDates(days)}, ${days.last.slice(0, 4)}`
  return { code, name: title, dates, venue: location }
}
