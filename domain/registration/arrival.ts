import { shortMoment } from '#domain/dates.ts'
import { isDay } from '#domain/days.ts'
import { INDIA_AHEAD_MS, INDIA_OFFSET } from '#domain/india-zone.ts'
import type { Language } from '#domain/language.ts'
import { momentIn } from '#domain/language-formats.ts'

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

/** A stored arrival in the words of a language. A text that is no time is shown as it was typed. */
export function arrivalIn(language: Language, arrival: string): string {
  const moment = parseIndiaTime(arrival)
  return moment === undefined ? arrival : momentIn(language, new Date(moment))
}

/** The same as the office writes it. */
export function shortArrival(arrival: string): string {
  const moment = parseIndiaTime(arrival)
  return moment === undefined ? arrival : shortMoment(moment)
}

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
