import { formatTimeOfDay, MONTHS } from '../dates.ts'
import { type Day, dayInIndia, type Moment, timeInIndia, weekdayOf } from '../days.ts'
import { daysOf, type EventSpan } from './event.ts'

/** "Sat 13 to Sun 14 Sep 2025", or "Sat 13 Sep 2025, 9:30 AM to 5:00 PM", in India's time zone. */
export function formatWhen(span: EventSpan): string {
  const { first, last } = daysOf(span)
  if (span.kind === 'days') return formatDays(first, last)
  if (first !== last) {
    return `${formatShortDay(first)}, ${clock(span.from)} to ${formatShortDay(dayInIndia(span.to))}, ${clock(span.to)}`
  }
  if (span.to <= span.from) return `${formatShortDay(first)}, ${clock(span.from)}`
  const end = dayInIndia(span.to) === first ? clock(span.to) : 'midnight'
  return `${formatShortDay(first)}, ${clock(span.from)} to ${end}`
}

/** "Sat 13 Sep 2025, 9:30 AM" */
export function formatEventMoment(moment: Moment): string {
  return `${formatShortDay(dayInIndia(moment))}, ${clock(moment)}`
}

/** "Sat 13 Sep 2025" */
export function formatShortDay(day: Day): string {
  const { weekday, date, month, year } = partsOf(day)
  return `${weekday} ${date} ${month} ${year}`
}

function formatDays(first: Day, last: Day): string {
  if (first >= last) return formatShortDay(first)
  const [from, to] = [partsOf(first), partsOf(last)]
  if (from.year !== to.year) return `${formatShortDay(first)} to ${formatShortDay(last)}`
  const start = `${from.weekday} ${from.date}`
  return from.month === to.month
    ? `${start} to ${formatShortDay(last)}`
    : `${start} ${from.month} to ${formatShortDay(last)}`
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

function partsOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: MONTHS[month - 1] ?? '', date, weekday: WEEKDAYS[weekdayOf(day)] ?? '' }
}

function clock(moment: Moment): string {
  return formatTimeOfDay(timeInIndia(moment))
}
