/** "6,000", "Rs. 6,000" and "₹6000/-" as a number. Undefined for what is none. */
export function readTypedNumber(typed: string): number | undefined {
  const digits = plainNumber(typed)
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** The digits alone. People copy amounts from lists, in which they are grouped. */
export function plainNumber(typed: string): string {
  return typed.trim().replace(/rs\.?|inr|[₹,\s]|\/-$/gi, '')
}
