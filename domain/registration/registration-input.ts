import type { Language } from '../language.ts'
import type { PartyType } from './party.ts'
import type { Attendee } from './person-fields.ts'
import type { PaymentType, ResidentialType } from './price.ts'

/** A registration as submitted, after the schema of the form or the API has validated it. */
export type RegistrationInput = {
  eventCode: string
  type: PartyType
  residential: ResidentialType
  /** India's time: "2025-09-13T09:00". */
  arrival: string
  paymentType: PaymentType
  agree: true
  /** Of the form that was filled in: its pages and mails follow it. */
  language: Language
  persons: Attendee[]
}
