import type { StoredAttendee } from '#database/registrations.ts'
import type { ConferenceEvent } from '#domain/registration/conference.ts'
import { PAYMENT_TYPES, type Quote, quote, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'

type Priced = {
  event: Pick<ConferenceEvent, 'price'>
  /** As stored. */
  registration: { residential: string; payment_type: string }
  people: readonly Pick<StoredAttendee, 'first_name' | 'age'>[]
}

/** The price of a stored registration at an event's current prices. */
export function priceRegistration({ event, registration, people }: Priced): Quote {
  const { residential, payment_type } = registration
  return quote({
    prices: event.price,
    residential: RESIDENTIAL_TYPES.find((type) => type === residential) ?? 'Non Residential',
    payment: PAYMENT_TYPES.find((type) => type === payment_type) ?? 'Full Payment',
    attendees: people.map(({ first_name, age }) => ({ name: first_name, age })),
  })
}
