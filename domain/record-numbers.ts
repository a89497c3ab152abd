export function transactionId(prefix: string, randomBelow: RandomBelow): string {
  return `${prefix}${elevenDigits(randomBelow)}`
}

/** A number for another attempt: the same prefix (gifts have none) and new digits. */
export function nextTransactionId(txnid: string, randomBelow: RandomBelow): string {
  return transactionId(/^[A-Z]*/.exec(txnid)?.[0] ?? '', randomBelow)
}

export function readTransactionId(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** Returns a random integer from 0 to the limit, exclusive. */
export type RandomBelow = (limit: number) => number

const ELEVEN_DIGITS = { from: 10_000_000_000, to: 99_999_999_999 }

/** The transaction number of a gift: eleven digits without a leading zero. */
export function elevenDigits(randomBelow: RandomBelow): string {
  const { from, to } = ELEVEN_DIGITS
  return String(from + randomBelow(to - from + 1))
}

export function shortNumber({ number }: { number: number }): string {
  return `R-${number}`
}

export function readShortNumber(typed: string): number | undefined {
  const [, digits] = SHORT.exec(typed) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Transaction numbers have more digits. */
const SHORT = /^R-?(\d{1,9})$/i

/** The token of a private page: 160 random bits as hexadecimal digits. */
export function isPrivateToken(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}
