import type { Day } from '../days.ts'

/** "2026-27" → 1 April 2026. Undefined for anything else. */
export function yearBegins(year: string): Day | undefined {
  const [, begins = '', ends = ''] = /^(20\d{2})-(\d{2})$/.exec(year) ?? []
  return begins !== '' && (Number(begins) + 1) % 100 === Number(ends)
    ? `${begins}-04-01`
    : undefined
}

/**
 * The first day whose donors must still be on record. A church keeps its records of donations for ten
 * years after the assessment year, which is the year after the financial year (Income-tax Rules, rule
 * 17AA).
 */
export function donorsKeptFrom(today: Day): Day {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const begins = month < APRIL ? year - 1 : year
  return `${begins - KEPT_YEARS}-04-01`
}

const APRIL = 4
const KEPT_YEARS = 11
