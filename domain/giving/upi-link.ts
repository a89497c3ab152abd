import { type Paise, toDecimalText } from '#domain/money.ts'

type Payment = {
  address: string
  payee: string
  /** What is to be paid exactly, and the number by which the payment is recognised. */
  asked?: { amountMinor: Paise; reference: string }
}

/**
 * A UPI payment link. Spaces are %20 and the @ is not encoded, because some UPI apps fail on what
 * URLSearchParams writes ("+" and "%40").
 */
export function upiLink({ address, payee, asked }: Payment): string {
  const link = `upi://pay?pa=${address}&pn=${encodeURIComponent(payee)}&cu=INR`
  if (!asked) return link
  const { amountMinor, reference } = asked
  return `${link}&am=${toDecimalText(amountMinor)}&tr=${encodeURIComponent(reference)}`
}
