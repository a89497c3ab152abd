import { type Paise, parseRupees } from '#domain/money.ts'

/** Reads "2100", "2,100" or "Rs. 2,100.50"; undefined for what is no positive amount. */
export function readAmount(text: string | undefined): Paise | undefined {
  const amount = parseRupees((text ?? '').replace(/rs\.?|[₹,\s]/gi, ''))
  return amount !== undefined && amount > 0 ? amount : undefined
}
