import type { Attendee } from './attendee.ts'
import type { PartyType } from './party.ts'
import type { PaymentType, ResidentialType } from './price.ts'

/** A registration as it was sent, checked by the form's or the API's schema. */
export type RegistrationInput = {
  eventCode: string
  type: PartyType
  residential: ResidentialType
  /** In India: "2025-09-13T09:00". */
  arrival: string
  paymentType: PaymentType
  agree: true
  persons: Attendee[]
}
