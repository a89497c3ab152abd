import { elevenDigits, type RandomBelow } from './random-digits.ts'

/** The programme's prefix and a random number of eleven digits: "EWG48210577316". */
export function transactionId(prefix: string, randomBelow: RandomBelow): string {
  return `${prefix}${elevenDigits(randomBelow)}`
}

/** A number for another attempt: the same prefix (gifts have none) and new digits. */
export function nextTransactionId(txnid: string, randomBelow: RandomBelow): string {
  return transactionId(/^[A-Z]*/.exec(txnid)?.[0] ?? '', randomBelow)
}

/** Normalises a typed number: spaces and case don't matter. */
export function readTransactionId(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}
