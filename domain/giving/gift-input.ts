/** A gift as submitted, after the form's schema has validated it. */
export type GiftInput = {
  /** The code of the fund. */
  fund: string
  name: string
  email: string
  phone: string
  amountMinor: number
  /** The idempotency key that the form carries. */
  submission?: string | undefined
}
