import type { Day } from '../days.ts'

/** The days of a month that people can choose. */
export const MONTHLY_DAYS: readonly number[] = Array.from({ length: 31 }, (_, index) => index + 1)

/** The next such day of a month after this one. A month that lacks it has its last day instead. */
export function nextMonthlyDay(wanted: number, after: Day): Day {
  const [year = 0, month = 1] = after.split('-').map(Number)
  const inThis = dayOfMonth(year, month, wanted)
  return inThis > after ? inThis : dayOfMonth(year, month + 1, wanted)
}

/** `month` counts from 1; the 13th is January of the next year. */
function dayOfMonth(year: number, month: number, wanted: number): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(wanted, last))).toISOString().slice(0, 10)
}
