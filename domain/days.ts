/** India's time zone: UTC+5:30, without daylight saving time. */
export const INDIA_ZONE = 'Asia/Kolkata'
export const INDIA_OFFSET = '+05:30'
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

/** A calendar date such as "2025-09-13", without time or time zone. */
export type Day = string

/** An instant, in milliseconds since 1970. */
export type Moment = number

export const DAY_MS = 24 * 60 * 60 * 1000

export function dayInIndia(moment: Moment): Day {
  return new Date(moment + INDIA_AHEAD_MS).toISOString().slice(0, 10)
}

export function timeInIndia(moment: Moment): string {
  return new Date(moment + INDIA_AHEAD_MS).toISOString().slice(11, 16)
}

/** "2025-09-13T09:30+05:30", for `datetime` attributes. */
export function isoInIndia(moment: Moment): string {
  return `${dayInIndia(moment)}T${timeInIndia(moment)}${INDIA_OFFSET}`
}

/** Midnight in India at the start of the day. */
export function startOfDay(day: Day): Moment {
  return Date.parse(day) - INDIA_AHEAD_MS
}

/** From the first moment in India of one day to the first one after another, as moments are stored. */
export function spanOfDays(first: Day, last: Day): { from: string; to: string } {
  const momentOf = (day: Day) => new Date(startOfDay(day)).toISOString()
  return { from: momentOf(first), to: momentOf(addDays(last, 1)) }
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Sunday is 0. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

/** Rejects dates that don't exist: some engines parse 30 February as 2 March. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false
  const midnight = Date.parse(text)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
}
