import { elevenDigits, type RandomBelow } from './random-digits.ts'

/** The programme's prefix and a random number of eleven digits: "EWG48210577316". */
export function transactionId(prefix: string, randomBelow: RandomBelow): string {
  return `${prefix}${elevenDigits(randomBelow)}`
}

/** For another attempt at the same thing: a new number under the same prefix, or under none. */
export function nextTransactionId(txnid: string, randomBelow: RandomBelow): string {
  return transactionId(/^[A-Z]*/.exec(txnid)?.[0] ?? '', randomBelow)
}

/** As people type it: without regard to case and spaces. */
export function readTransactionId(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}
