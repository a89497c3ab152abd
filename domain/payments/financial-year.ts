const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000
const APRIL = 3

/** India's books run from April to March, by the clock in India: "2026-27". */
export function financialYear(moment: Date): string {
  const there = new Date(moment.getTime() + INDIA_OFFSET_MS)
  const begins = there.getUTCFullYear() - (there.getUTCMonth() < APRIL ? 1 : 0)
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`
}

/** "2026-27/000123" */
export function receiptNumber({ year, number }: { year: string; number: number }): string {
  return `${year}/${String(number).padStart(6, '0')}`
}
