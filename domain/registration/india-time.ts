import { isDay } from '../days.ts'
import { INDIA_AHEAD_MS, INDIA_OFFSET } from '../india-zone.ts'

const DATE_TIME =
  /^([12]\d{3}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:[0-5]\d)?$/

/**
 * Reads "2025-09-13T09:00", with or without seconds, as a moment in India. Where a text names its
 * own zone, as scripts write it, that zone counts. Seconds are dropped: we keep time to the minute.
 */
export function parseIndiaTime(text: string): number | undefined {
  const [, day = '', time = '', zone = INDIA_OFFSET] = DATE_TIME.exec(text) ?? []
  if (!isDay(day)) return undefined
  const moment = Date.parse(`${day}T${time}:00${zone}`)
  return Number.isNaN(moment) ? undefined : moment
}

/** "2025-09-13T09:00", the form that a date and time field takes. */
export function formatIndiaTime(moment: number): string {
  return new Date(moment + INDIA_AHEAD_MS).toISOString().slice(0, 16)
}
