import type { StoredAttendee } from '#database/registration/registrations.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import { PAYMENT_TYPES, type Quote, quote, RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { storedChoice } from '#domain/registration/stored-choice.ts'

type Priced = {
  event: Pick<ConferenceEvent, 'price'>
  /** As stored. */
  registration: { id: string; residential: string; payment_type: string }
  people: readonly Pick<StoredAttendee, 'first_name' | 'age'>[]
}

/** The price of a stored registration at an event's current prices. */
export function priceRegistration({ event, registration, people }: Priced): Quote {
  const { id, residential, payment_type } = registration
  return quote({
    prices: event.price,
    residential: storedChoice({
      id,
      column: 'residential',
      value: residential,
      choices: RESIDENTIAL_TYPES,
    }),
    payment: storedChoice({
      id,
      column: 'payment_type',
      value: payment_type,
      choices: PAYMENT_TYPES,
    }),
    attendees: people.map(({ first_name, age }) => ({ name: first_name, age })),
  })
}
