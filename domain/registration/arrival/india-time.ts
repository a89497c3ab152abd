import { isDay } from '#domain/days.ts'
import { INDIA_AHEAD_MS, INDIA_OFFSET } from '#domain/india-zone.ts'

const DATE_TIME =
  /^([12]\d{3}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:[0-5]\d)?$/

/**
 * Parses "2025-09-13T09:00", with or without seconds, as a time in India. A time zone in the text, as
 * API clients write it, takes precedence. Seconds are dropped.
 */
export function parseIndiaTime(text: string): number | undefined {
  const [, day = '', time = '', zone = INDIA_OFFSET] = DATE_TIME.exec(text) ?? []
  if (!isDay(day)) return undefined
  const moment = Date.parse(`${day}T${time}:00${zone}`)
  return Number.isNaN(moment) ? undefined : moment
}

/** "2025-09-13T09:00", the value of an `<input type="datetime-local">`. */
export function formatIndiaTime(moment: number): string {
  return new Date(moment + INDIA_AHEAD_MS).toISOString().slice(0, 16)
}
