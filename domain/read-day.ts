import { MONTHS } from './calendar/when.ts'
import { type Day, isDay } from './days.ts'

/**
 * A day as people write it: "2027-02-21", "21/2/2027", "21.02.2027", "21 Feb 2027" or "Feb 21, 2027". The
 * day comes before the month where both are numbers, as in India. Undefined for what is no day.
 */
export function readDay(text: string): Day | undefined {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(trimmed)
  if (numbers) return toDay(numbers[3], Number(numbers[2]), numbers[1])
  const [, date, month] = DAY_FIRST.exec(trimmed) ?? []
  if (date) return toDay(trimmed.slice(-4), monthOf(month), date)
  const [, named, after] = MONTH_FIRST.exec(trimmed) ?? []
  return after ? toDay(trimmed.slice(-4), monthOf(named), after) : undefined
}

const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3})[a-z]*\.?,?\s+\d{4}$/i
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+\d{4}$/i

/** 0 for what is no month. */
function monthOf(name = ''): number {
  return MONTHS.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1
}

function toDay(year: string | undefined, month: number, date = ''): Day | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}
