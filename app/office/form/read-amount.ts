import * as v from 'valibot'
import { type Paise, parseRupees } from '#domain/money.ts'

/** An amount as staff type it. */
export function amountField(invalid: string) {
  return v.pipe(
    v.string(invalid),
    v.transform((text) => readAmount(text)),
    v.number(invalid),
  )
}

/** Reads "2100", "2,100" or "Rs. 2,100.50"; undefined for what is no positive amount. */
export function readAmount(text = ''): Paise | undefined {
  const amount = parseRupees(plainAmount(text))
  return amount !== undefined && amount > 0 ? amount : undefined
}

/** The digits alone. Staff copy amounts from lists, in which they are grouped. */
export function plainAmount(text: string): string {
  return text.replace(/rs\.?|[₹,\s]/gi, '')
}
