/** A registration's number as people say it: "R-1234". */
export function shortNumber({ number }: { number: number }): string {
  return `R-${number}`
}

/** Undefined for anything else. */
export function readShortNumber(typed: string): number | undefined {
  const [, digits] = SHORT.exec(typed) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Transaction numbers have more digits. */
const SHORT = /^R-?(\d{1,9})$/i
