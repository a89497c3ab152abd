/**
 * A UPI payment link. Spaces are %20 and the @ is not encoded, because some UPI apps fail on what
 * URLSearchParams writes ("+" and "%40").
 */
export function upiLink({ address, payee }: { address: string; payee: string }): string {
  return `upi://pay?pa=${address}&pn=${encodeURIComponent(payee)}&cu=INR`
}
