import { INDIA_OFFSET } from '../clock.ts'

/** A civil date such as `2026-06-10`, without a time zone. */
export type Day = string

const dayMs = 86_400_000

export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * dayMs)
}

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

export function isOnWeekday(day: Day, weekday: Weekday): boolean {
  return weekdayNumber(day) === WEEKDAYS.indexOf(weekday)
}

/** Sunday is 0. */
function weekdayNumber(day: Day): number {
  return new Date(day).getUTCDay()
}

/** Weeks start on Sunday and are counted from 1970, so that "every other week" is stable. */
export function weekNumber(day: Day): number {
  return Math.floor((Date.parse(day) / dayMs + 4) / 7)
}

/** The nth such weekday of the month that is this many months after a day. */
export function nthWeekday(
  from: Day,
  place: { months: number; weekday: Weekday; nth: number },
): Day {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const first = dayOf(Date.UTC(year, month - 1 + place.months, 1))
  const wait = (WEEKDAYS.indexOf(place.weekday) - weekdayNumber(first) + 7) % 7
  return addDays(first, wait + (place.nth - 1) * 7)
}

/** Converts a wall-clock time in India. */
export function momentInIndia(day: Day, time: string): Date {
  return new Date(`${day}T${time}:00${INDIA_OFFSET}`)
}

function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10)
}
