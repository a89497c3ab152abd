import type { Language } from '../language.ts'

/** A gift as submitted, after the form's schema has validated it. */
export type GiftInput = {
  /** The code of the fund. */
  fund: string
  name: string
  email: string
  phone: string
  amountMinor: number
  /** The giver's tax number, where the church offers tax relief. */
  pan?: string | undefined
  /** Of the form that was filled in: its pages and mails follow it. */
  language: Language
  /** The idempotency key that the form carries. */
  submission?: string | undefined
}
