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
