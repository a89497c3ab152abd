/** India keeps one clock all year, five and a half hours ahead of UTC. */
const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * 60 * 60 * 1000

const DATE_TIME =
  /^([12]\d{3}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:[0-5]\d)?$/

/**
 * Reads "2025-09-13T09:00", with or without seconds, as a moment in India. Where a text names its
 * own zone, as scripts write it, that zone counts. Seconds are dropped: we keep time to the minute.
 */
export function parseIndiaTime(text: string): number | undefined {
  const [, day = '', time = '', zone = OFFSET] = DATE_TIME.exec(text) ?? []
  if (!isRealDay(day)) return undefined
  const moment = Date.parse(`${day}T${time}:00${zone}`)
  return Number.isNaN(moment) ? undefined : moment
}

/** "2025-09-13T09:00", the form that a date and time field takes. */
export function formatIndiaTime(moment: number): string {
  return new Date(moment + OFFSET_MS).toISOString().slice(0, 16)
}

/** Some engines read 30 February as 2 March. */
function isRealDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
}
