import type { Registration, StoredAttendee } from '#database/registration/registrations.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { type Quote, quote } from '#domain/registration/price.ts'

type Priced = {
  event: Pick<ConferenceEvent, 'price'>
  registration: Pick<Registration, 'residential' | 'payment_type'>
  people: readonly Pick<StoredAttendee, 'first_name' | 'age'>[]
}

/** The price of a stored registration at an event's current prices. */
export function priceRegistration({ event, registration, people }: Priced): Quote {
  return quote({
    prices: event.price,
    residential: registration.residential,
    payment: registration.payment_type,
    attendees: people.map(({ first_name, age }) => ({ name: first_name, age })),
  })
}
