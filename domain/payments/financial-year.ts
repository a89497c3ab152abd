import { INDIA_AHEAD_MS } from '../india-zone.ts'

const APRIL = 3

/** India's books run from April to March, by the clock in India: "2026-27". */
export function financialYear(moment: Date): string {
  const there = new Date(moment.getTime() + INDIA_AHEAD_MS)
  const begins = there.getUTCFullYear() - (there.getUTCMonth() < APRIL ? 1 : 0)
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`
}

export type Paid = {
  /** By the provider's clock; undefined when it does not say. */
  paidAt: Date | undefined
  openedAt: Date
  heardAt: Date
}

/**
 * The date of a receipt, which decides its year: when the payer paid, not when we heard of it. A
 * moment that lies outside of the time in between, but for a day by which clocks may differ, is wrong.
 */
export function receiptDate({ paidAt, openedAt, heardAt }: Paid): Date {
  if (!paidAt) return heardAt
  const isLikely =
    paidAt.getTime() >= openedAt.getTime() - DAY_MS &&
    paidAt.getTime() <= heardAt.getTime() + DAY_MS
  return isLikely ? paidAt : heardAt
}

const DAY_MS = 24 * 60 * 60 * 1000

/** "2026-27/000123" */
export function receiptNumber({ year, number }: { year: string; number: number }): string {
  return `${year}/${String(number).padStart(6, '0')}`
}
