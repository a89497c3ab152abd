/** A source of random digits: as many of them as it is asked for. */
export type RandomDigits = (count: number) => string

const DIGITS = 11

/** The programme's prefix and a random number of eleven digits: "EWG48210577316". */
export function transactionId(prefix: string, randomDigits: RandomDigits): string {
  const digits = randomDigits(DIGITS)
  if (!/^\d{11}$/.test(digits)) throw new Error(`A transaction id needs ${DIGITS} digits`)
  return `${prefix}${digits}`
}
