import type { Day } from '#domain/days.ts'

export type Period = { from: Day; to: Day }

/** The month of a day, up to that day. */
export function monthUntil(day: Day): Period {
  return { from: `${day.slice(0, 7)}-01`, to: day }
}

/** The financial year of a day, from 1 April, up to that day. */
export function financialYearUntil(day: Day): Period {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { from: `${month < APRIL ? year - 1 : year}-04-01`, to: day }
}

const APRIL = 4
