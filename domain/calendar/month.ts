import { addDays, type Day, weekdayOf } from '../days.ts'

/** A calendar month, such as "2025-09". */
export type Month = string

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Reads a month from a query parameter and clamps it to the range; the first month when it can't be read. */
export function readMonth(text: string | null, range: { first: Month; last: Month }): Month {
  if (!text || !/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text)) return range.first
  if (text < range.first) return range.first
  return text > range.last ? range.last : text
}

/** Whole weeks from Sunday to Saturday: the first and the last may include days of other months. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`
  const end = `${addMonths(month, 1)}-01`
  const weeks: Day[][] = []
  for (let day = addDays(first, -weekdayOf(first)); day < end; day = addDays(day, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((count) => addDays(day, count)))
  }
  return weeks
}

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "September 2025" */
export function formatMonth(month: Month): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${MONTH_NAMES[number - 1] ?? ''} ${year}`
}
