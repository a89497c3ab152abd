/** Returns a random integer from 0 to the limit, exclusive. */
export type RandomBelow = (limit: number) => number

const ELEVEN_DIGITS = { from: 10_000_000_000, to: 99_999_999_999 }

/** The transaction number of a gift: eleven digits without a leading zero. */
export function elevenDigits(randomBelow: RandomBelow): string {
  const { from, to } = ELEVEN_DIGITS
  return String(from + randomBelow(to - from + 1))
}
