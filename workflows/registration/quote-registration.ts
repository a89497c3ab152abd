import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { type Quote, quote } from '#domain/registration/price.ts'
import type { RegistrationInput } from '#domain/registration/registration-input.ts'

/** The price of a registration that is being made, at the event's current prices. */
export function quoteRegistration(
  { price }: Pick<ConferenceEvent, 'price'>,
  registration: RegistrationInput,
): Quote {
  return quote({
    prices: price,
    residential: registration.residential,
    payment: registration.paymentType,
    attendees: registration.persons.map(({ firstname, age }) => ({ name: firstname, age })),
  })
}
