import { formatRupees, type Paise } from '#domain/money.ts'

/** What will be due, by what is left to pay; less than nothing where too much was paid. */
export function dueSentences(leftMinor: Paise): string[] {
  if (leftMinor > 0) return [`Then ${formatRupees(leftMinor)} are still due.`]
  if (leftMinor === 0) return ['Then nothing is due.']
  return [`Then ${formatRupees(-leftMinor)} too much was paid: refund it afterwards.`]
}
