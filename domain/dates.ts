import { addDays, type Day, dayInIndia, isDay, timeInIndia, weekdayOf } from './days.ts'

/** Tables start sooner than the language's own data, which has "Sept". */
export const MONTHS_IN_FULL: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
]

export const MONTHS = MONTHS_IN_FULL.map((month) => month.slice(0, 3))

export const WEEKDAYS_IN_FULL: readonly string[] = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
]

export const WEEKDAYS = WEEKDAYS_IN_FULL.map((weekday) => weekday.slice(0, 3))

/**
 * "15 Nov 2026, 9:41 AM", in India's time zone: every moment that the office reads. Beside a clock a day within
 * a week of it has its name: "Fri 9:36 AM".
 */
export function shortMoment(at: string | number, now?: Date): string {
  const moment = new Date(at).getTime()
  const [day, time] = [dayInIndia(moment), formatTimeOfDay(timeInIndia(moment))]
  const today = now && dayInIndia(now.getTime())
  const isNear = today && addDays(today, -7) < day && day < addDays(today, 7)
  return isNear ? `${WEEKDAYS[weekdayOf(day)]} ${time}` : `${shortDay(day)}, ${time}`
}

/** "10:04" on the same day, otherwise "15 Nov 2026, 10:04 AM": since when something is under way. */
export function shortSince(at: string, now: Date): string {
  const moment = Date.parse(at)
  const isToday = dayInIndia(moment) === dayInIndia(now.getTime())
  return isToday ? timeInIndia(moment) : shortMoment(moment)
}

/** "15 Nov 2026": every day that the office reads. */
export function shortDay(day: Day): string {
  return `${shortDayAndMonth(day)} ${day.slice(0, 4)}`
}

export function dayWithWeekday(day: Day): string {
  return `${WEEKDAYS_IN_FULL[weekdayOf(day)]} ${shortDay(day)}`
}

export function formatShortDay(day: Day): string {
  return `${WEEKDAYS[weekdayOf(day)]} ${shortDay(day)}`
}

/** "Sat 12 Dec 2026" for the value of a control, such as "2026-12-12T09:00". Empty for what is no day. */
export function dayWords(value: string): string {
  const day = value.slice(0, 10)
  return isDay(day) ? formatShortDay(day) : ''
}

export function shortDayAndMonth(day: Day): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`
}

export function formatDayAndMonth(moment: Date): string {
  const day = dayInIndia(moment.getTime())
  return `${Number(day.slice(8))} ${MONTHS_IN_FULL[Number(day.slice(5, 7)) - 1]}`
}

export function formatTimeOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`
}

/**
 * A day as people write it: "2027-02-21", "21/2/2027", "21.02.2027", "21 Feb 2027" or "Feb 21, 2027". The
 * day comes before the month where both are numbers, as in India. Undefined for what is no day.
 */
export function readDay(text: string): Day | undefined {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(trimmed)
  if (numbers) return toDay(numbers[3], Number(numbers[2]), numbers[1])
  const [, date, month] = DAY_FIRST.exec(trimmed) ?? []
  if (date) return toDay(trimmed.slice(-4), monthOf(month), date)
  const [, named, after] = MONTH_FIRST.exec(trimmed) ?? []
  return after ? toDay(trimmed.slice(-4), monthOf(named), after) : undefined
}

const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+\d{4}$/i
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+\d{4}$/i

function monthOf(name = ''): number {
  return MONTHS.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1
}

function toDay(year: string | undefined, month: number, date = ''): Day | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** "9:00", "9.00 am" and "6 pm" as a time of day: "09:00", "18:00". Undefined for what is none. */
export function readTimeOfDay(typed: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.]?([0-5]\d))?(?::\d\d)?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(
    typed.trim(),
  )
  const [, hour = '', minutes, half] = found ?? []
  if (!found || (minutes === undefined && half === undefined)) return undefined
  const hours = half ? onTheClock(Number(hour), half) : Number(hour)
  return hours === undefined || hours > 23
    ? undefined
    : `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}

/** 12 am is midnight, and 12 pm is noon. */
function onTheClock(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** Undefined unless both are there: "12/12/2026 9:00" and "12 Dec 2026, 9.00 am" are "2026-12-12 09:00". */
export function readMoment(typed: string): string | undefined {
  const [, day = '', time = ''] = DAY_AND_TIME.exec(typed.trim()) ?? []
  const [read, at] = [readDay(day), readTimeOfDay(time)]
  return read && at && `${read} ${at}`
}

/** The day ends with its year, or is written in the order of the calendar. */
const DAY_AND_TIME = /^(\d{4}-\d\d-\d\d|.{1,30}?\b\d{4})(?:T|,?\s+(?:at\s+)?)(\d.{0,12})$/i
