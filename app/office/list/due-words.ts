import { formatRupees } from '#domain/money.ts'
import type { Standing } from '#domain/standing.ts'

type Owing = {
  standing: Standing
  still_due_minor: number
  received_minor: number
  returned_minor: number
  full_minor: number
  reduced_minor: number
}

/** "Rs. 800 due" or "Rs. 630 too much". Nothing where nothing is due: the chip says so. */
export function dueWords(row: Owing): string {
  const { standing, still_due_minor, received_minor, returned_minor, full_minor, reduced_minor } =
    row
  if (standing === 'Overpaid') {
    const over = received_minor - returned_minor - (full_minor - reduced_minor)
    return `${formatRupees(over)} too much`
  }
  return still_due_minor > 0 ? `${formatRupees(still_due_minor)} due` : ''
}
