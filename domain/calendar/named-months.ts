import type { Day } from '../days.ts'
import { MONTHS } from './when.ts'

export type Days = { first: Day; last: Day }

/** Whether words can be about these days: they name no month, or one of theirs. */
export function isAbout(words: string, { first, last }: Days): boolean {
  const named = namedMonths(words)
  return named.length === 0 || monthsOf(first, last).some((month) => named.includes(month))
}

/** "August residential registrations are closed." names the eighth. */
function namedMonths(words: string): number[] {
  return [...words.matchAll(MONTH)].map(
    ([name]) => MONTHS.findIndex((short) => name.startsWith(short)) + 1,
  )
}

function monthsOf(first: Day, last: Day): number[] {
  const [from, until] = [first, last].map((day) => Number(day.slice(5, 7)))
  if (!from || !until) return []
  const count = ((until - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1)
}

/** With a capital: "you may" is no month. */
const MONTH =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g
