/** A source of random whole numbers from 0 up to, not including, the limit. */
export type RandomBelow = (limit: number) => number

const ELEVEN_DIGITS = { from: 10_000_000_000, to: 99_999_999_999 }

/** The transaction number of a gift: eleven digits, the first of them not zero. */
export function elevenDigits(randomBelow: RandomBelow): string {
  const { from, to } = ELEVEN_DIGITS
  return String(from + randomBelow(to - from + 1))
}
