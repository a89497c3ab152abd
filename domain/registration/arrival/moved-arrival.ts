import { formatIndiaTime, parseIndiaTime } from './india-time.ts'

type Moving = {
  arrival: string
  /** Of the date that it moves to, once known. */
  days: { first: string } | undefined
}

/** The same hour on the first day of another date. As it was where the hour or that day is not known. */
export function movedArrival({ arrival, days }: Moving): string {
  const moment = parseIndiaTime(arrival)
  if (moment === undefined || !days) return arrival
  return `${days.first}${formatIndiaTime(moment).slice('2026-12-12'.length)}`
}
