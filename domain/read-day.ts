import { MONTHS } from './calendar/when.ts'
import { type Day, isDay } from './days.ts'

/**
 * A day as people write it: "2027-02-21", "21/2/2027", "21.02.2027" or "21 Feb 2027". The day comes before
 * the month, as in India. Undefined for what is no day.
 */
export function readDay(text: string): Day | undefined {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(trimmed)
  if (numbers) return toDay(numbers[3], Number(numbers[2]), numbers[1])
  const words = /^(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i.exec(trimmed)
  if (!words) return undefined
  const month = MONTHS.findIndex((name) => name.toLowerCase() === words[2]?.toLowerCase()) + 1
  return toDay(words[3], month, words[1])
}

function toDay(year = '', month: number, date = ''): Day | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}
