import type { Day } from './days.ts'

/** "in 24 days", "tomorrow" and "today" in a language; empty once the day is over. */
export function daysAheadIn(language: string, day: Day, today: Day): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / (24 * 60 * 60 * 1000))
  if (days < 0) return ''
  return new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(
    days,
    'day',
  )
}
