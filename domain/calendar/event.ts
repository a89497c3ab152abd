import { DATE_WORDS } from '../date-words.ts'
import { formatShortDay } from '../dates.ts'
import { addDays, type Day, dayInIndia, type Moment, startOfDay, weekdayOf } from '../days.ts'
import type { Language } from '../language.ts'
import { clockIn, dayWithWeekdayIn, timeOfDayIn, weekdaysIn } from '../language-formats.ts'
import { compareText } from '../plain-text.ts'

export type CalendarEvent = {
  id: string
  summary?: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  span: EventSpan
  location?: string
  description?: string
}

/** Whole days, with an exclusive end (`untilDay`), or a time range. */
export type EventSpan =
  | { kind: 'days'; firstDay: Day; untilDay: Day }
  | { kind: 'times'; from: Moment; to: Moment }

export function startOf(span: EventSpan): Moment {
  return span.kind === 'days' ? startOfDay(span.firstDay) : span.from
}

export function endOf(span: EventSpan): Moment {
  return span.kind === 'days' ? startOfDay(span.untilDay) : span.to
}

export function daysOf(span: EventSpan): { first: Day; last: Day } {
  if (span.kind === 'days') return { first: span.firstDay, last: addDays(span.untilDay, -1) }
  // An event that ends at midnight doesn't reach into the next day.
  const lastMoment = Math.max(span.from, span.to - 1)
  return { first: dayInIndia(span.from), last: dayInIndia(lastMoment) }
}

export function isOnDay(span: EventSpan, day: Day): boolean {
  const { first, last } = daysOf(span)
  return first <= day && day <= last
}

/** Sorts by start, then by title and id, so that the order is stable. */
export function byStart(one: CalendarEvent, other: CalendarEvent): number {
  return (
    startOf(one.span) - startOf(other.span) ||
    compareText(one.summary ?? '', other.summary ?? '') ||
    compareText(one.id, other.id)
  )
}

/** A calendar month, such as "2025-09". */
export type Month = string

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Reads a month from a query parameter and clamps it to the range; the first month when it can't be read. */
export function readMonth(text: string | null, range: { first: Month; last: Month }): Month {
  if (!text || !/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text)) return range.first
  if (text < range.first) return range.first
  return text > range.last ? range.last : text
}

/** Whole weeks from Sunday to Saturday: the first and the last may include days of other months. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`
  const end = `${addMonths(month, 1)}-01`
  const weeks: Day[][] = []
  for (let day = addDays(first, -weekdayOf(first)); day < end; day = addDays(day, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((count) => addDays(day, count)))
  }
  return weeks
}

function formatDays(first: Day, last: Day): string {
  const [from, to] = [formatShortDay(first), formatShortDay(last)]
  const [weekday, date, month, year] = from.split(' ')
  if (!to.endsWith(` ${year}`)) return `${from} to ${to}`
  return monthOf(first) === monthOf(last)
    ? `${weekday} ${date} to ${to}`
    : `${weekday} ${date} ${month} to ${to}`
}

type Service = { day: string; time: string; language: string }

export function serviceTimes(language: Language, { services }: { services: readonly Service[] }) {
  return services
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map((service) => serviceTime(language, service))
}

/** The content names the day in English: "ஞாயிறு" for "Sunday". */
export function serviceTime(pageLanguage: Language, { day, time, language }: Service): Service {
  const inWords = DATE_WORDS[pageLanguage].weekdays[DATE_WORDS.en.weekdays.indexOf(day)] ?? day
  return { day: inWords, time: timeOfDayIn(pageLanguage, time), language }
}

/** In English "Sat 13 to Sun 14 Sep 2025", or "Sat 13 Sep 2025, 9:30 AM to 5:00 PM". */
export function whenIn(language: Language, span: EventSpan): string {
  const { first, last } = daysOf(span)
  if (span.kind === 'days') {
    if (first >= last) return eventDayIn(language, first)
    return language === 'en' ? formatDays(first, last) : weekdaysIn(language, { first, last })
  }
  const from = eventMomentIn(language, span.from)
  if (span.to <= span.from) return from
  const to = first === last ? clockIn(language, span.to) : eventMomentIn(language, span.to)
  if (language !== 'en') return `${from} – ${to}`
  const isMidnight = first === last && dayInIndia(span.to) !== first
  return `${from} to ${isMidnight ? 'midnight' : to}`
}

export function eventMomentIn(language: Language, moment: Moment): string {
  return `${eventDayIn(language, dayInIndia(moment))}, ${clockIn(language, moment)}`
}

function eventDayIn(language: Language, day: Day): string {
  return language === 'en' ? formatShortDay(day) : dayWithWeekdayIn(language, day)
}
