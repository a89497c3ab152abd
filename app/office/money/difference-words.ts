import { formatRupees, type Paise } from '#domain/money.ts'

/** Counted less recorded. */
export function differenceWords(differenceMinor: Paise): string {
  if (differenceMinor === 0) return 'That is exactly what was recorded.'
  const amount = formatRupees(Math.abs(differenceMinor))
  return differenceMinor > 0
    ? `That is ${amount} more than was recorded.`
    : `That is ${amount} less than was recorded.`
}
