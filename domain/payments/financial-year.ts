import { DAY_MS, type Day, dayInIndia, startOfDay } from '../days.ts'

const APRIL = 4

/** India's financial year runs from April to March, in India's time zone: "2026-27". */
export function financialYear(moment: Date): string {
  const begins = yearOf(dayInIndia(moment.getTime()))
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`
}

/**
 * The date of a receipt, which decides its financial year: when the payer paid, not when we heard of
 * it. A provider's timestamp that is more than a day before the payment was opened or after we heard
 * of it must be wrong, and is not used.
 */
export function receiptDate(paid: {
  paidAt: Date | undefined
  openedAt: Date
  heardAt: Date
}): Date {
  const { paidAt, openedAt, heardAt } = paid
  if (!paidAt) return heardAt
  const isLikely =
    paidAt.getTime() >= openedAt.getTime() - DAY_MS &&
    paidAt.getTime() <= heardAt.getTime() + DAY_MS
  return isLikely ? paidAt : heardAt
}

/** The date of a receipt for money by hand: the moment itself where it came today, else noon of its day. */
export function handReceiptDate({ day, at }: { day: Day; at: Date }): Date {
  return dayInIndia(at.getTime()) === day ? at : new Date(startOfDay(day) + DAY_MS / 2)
}

/** "2026-27/000123" */
export function receiptNumber({ year, number }: { year: string; number: number }): string {
  return `${year}/${String(number).padStart(6, '0')}`
}

export type Period = { from: Day; to: Day }

export function monthUntil(day: Day): Period {
  return { from: `${day.slice(0, 7)}-01`, to: day }
}

export function financialYearUntil(day: Day): Period {
  return { from: `${yearOf(day)}-04-01`, to: day }
}

function yearOf(day: Day): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month < APRIL ? year - 1 : year
}

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
export function donorsRetainedFrom(today: Day): Day {
  return `${yearOf(today) - RETENTION_YEARS}-04-01`
}

const RETENTION_YEARS = 11
