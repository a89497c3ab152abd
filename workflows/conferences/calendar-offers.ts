import { setTimeout } from 'node:timers/promises'
import type { Content } from '#content-model/schema/content.ts'
import {
  type CalendarDateRow,
  listCalendarDates,
  noteCalendarDates,
} from '#database/calendar/calendar-dates.ts'
import type { CalendarDate } from '#domain/conferences/calendar-date.ts'
import type { Language } from '#domain/language.ts'
import type { CalendarEvents, CalendarReader } from '#integrations/calendar/port.ts'
import type { Services } from '../services.ts'
import { createCompleteContent } from './complete-content.ts'
import { datesToOffer } from './dates-to-offer.ts'

/** Keeps `content.conferences` complete: the events of the content, and the calendar's. */
export type CalendarOffers = {
  /** Reads what is stored, also what another server has stored. */
  refresh(): Promise<void>
  /** Waits until the calendar's dates are offered. Returns at once if they are. */
  ready(): Promise<void>
  /**
   * The content of a language with the calendar's dates among its events. They follow the calendar by
   * themselves.
   */
  withDates(content: Content, language: Language): Content
}

type Parts = Pick<Services, 'db' | 'now' | 'log' | 'count'> & {
  calendar: CalendarReader
  /** The content of the moment, without the calendar's dates. */
  content: () => Content
}

type Made = {
  offers: CalendarOffers
  /** Offers the dates of each new reading before it returns it: no page shows a date too early. */
  calendar: CalendarReader
}

export function createCalendarOffers(parts: Parts): Made {
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
      const seen = datesToOffer(content.conferences, { events, now: now().getTime() })
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
    const isNoted = noted?.readAt === readAt && noted.content === parts.content()
    return !isNoted && offersAny(parts.content()) && now().getTime() - failedAt >= RETRY_MS
  }

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
      withDates: createCompleteContent({ dates: () => dates, now }),
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
