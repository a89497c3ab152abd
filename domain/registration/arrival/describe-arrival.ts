import { formatMoment, shortMoment } from '#domain/dates.ts'
import { parseIndiaTime } from './india-time.ts'

/** A stored arrival in words. A text that is no time is shown as it was typed. */
export function describeArrival(arrival: string): string {
  const moment = parseIndiaTime(arrival)
  return moment === undefined ? arrival : formatMoment(new Date(moment))
}

/** The same as the office writes it. */
export function shortArrival(arrival: string): string {
  const moment = parseIndiaTime(arrival)
  return moment === undefined ? arrival : shortMoment(moment)
}
