/** A gift as its giver sent it, checked by the form's schema. */
export type GiftInput = {
  /** The code of the fund. */
  fund: string
  name: string
  email: string
  phone: string
  amountMinor: number
  /** The key that the visitor's browser made for this filling-in of the form. */
  submission?: string | undefined
}
