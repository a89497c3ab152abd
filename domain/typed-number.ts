/** "6,000", "Rs. 6,000" and "₹6000" as a number. Undefined for what is none. */
export function readTypedNumber(typed: string): number | undefined {
  const digits = typed.replace(/rs\.?|inr|[₹,\s]|\/-$/gi, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
