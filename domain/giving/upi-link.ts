/**
 * A link that any UPI app understands. Spaces are %20 and the @ stays readable: some apps fail on
 * the forms that URLSearchParams would write.
 */
export function upiLink({ address, payee }: { address: string; payee: string }): string {
  return `upi://pay?pa=${address}&pn=${encodeURIComponent(payee)}&cu=INR`
}
