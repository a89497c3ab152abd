import { readDay } from './read-day.ts'
import { readTimeOfDay } from './typed-time.ts'

/**
 * A day and a time as people write them, "12/12/2026 9:00" or "12 Dec 2026, 9.00 am", as "2026-12-12 09:00".
 * Undefined for what is none.
 */
export function readMoment(typed: string): string | undefined {
  const [, day = '', time = ''] = DAY_AND_TIME.exec(typed.trim()) ?? []
  const [read, at] = [readDay(day), readTimeOfDay(time)]
  return read && at && `${read} ${at}`
}

/** The day ends with its year, or is written in the order of the calendar. */
const DAY_AND_TIME = /^(\d{4}-\d\d-\d\d|.{1,30}?\b\d{4})(?:T|,?\s+(?:at\s+)?)(\d.{0,12})$/i
