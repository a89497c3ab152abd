import { type Day, dayInIndia, timeInIndia } from './days.ts'
import { INDIA_ZONE } from './india-zone.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: INDIA_ZONE })
const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: INDIA_ZONE,
})
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: INDIA_ZONE })

/** "15 November 2026, 9:41 AM", in India's time zone. */
export function formatMoment(moment: Date): string {
  return `${DAY.format(moment)}, ${TIME.format(moment).replace(/\s/g, ' ')}`
}

/** "15 Nov 2026, 9:41 AM", in India's time zone: every moment that the office reads. */
export function shortMoment(at: string | number): string {
  const moment = new Date(at)
  return `${shortDay(dayInIndia(moment.getTime()))}, ${TIME.format(moment).replace(/\s/g, ' ')}`
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

/** "Sunday 15 Nov 2026" */
export function dayWithWeekday(day: Day): string {
  return `${WEEKDAY.format(new Date(day))} ${shortDay(day)}`
}

const WEEKDAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  timeZone: 'UTC',
})

/** "15 Nov" */
export function shortDayAndMonth(day: Day): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`
}

/** All of three letters, where the language's own data has "Sept". */
export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** "14 September 2025", for a day such as "2025-09-14". */
export function formatDay(day: string): string {
  return DAY.format(new Date(`${day}T12:00:00+05:30`))
}

/** "17 November", in India's time zone. */
export function formatDayAndMonth(moment: Date): string {
  return DAY_AND_MONTH.format(moment)
}

/** "08:30" → "8:30 AM" */
export function formatTimeOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`
}
