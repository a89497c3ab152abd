import type { Attendee } from './attendee.ts'
import type { PartyType } from './party.ts'
import type { PaymentType, ResidentialType } from './price.ts'

/** A filled-in form that has been checked, under the field names of the registration records. */
export type Registration = {
  /** The code of the event. */
  productinfo: string
  type: PartyType
  residential: ResidentialType
  /** In India: "2025-09-13T09:00". */
  arrival: string
  paym: PaymentType
  agree: true
  persons: Attendee[]
}
