import { attendeesOf, type Registration } from '#database/registrations.ts'
import { eventLabel, findEvent, openEvents } from '#domain/registration/conference.ts'
import { inOfferOrder } from '#domain/registration/offer-order.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { filledPersonFields } from '#workflows/registration/filled-person-fields.ts'
import type { Services } from '#workflows/services.ts'

export type FilledCorrection = {
  version: number
  /** The stored values, under the field names of the registration form. */
  stored: Record<string, string>
  /** How many people come. */
  people: number
  /** Whether one more may be added. */
  mayAdd: boolean
  /** This date first, then the other open dates of the programme. */
  events: { value: string; label: string }[]
}

/** What the form for correcting a registration opens with. */
export async function readCorrectionForm(
  { db, content, now }: Pick<Services, 'db' | 'content' | 'now'>,
  registration: Registration,
): Promise<FilledCorrection> {
  const people = await attendeesOf(db, registration.id)
  const { event_code, party, residential, arrival } = registration
  const place = findEvent(content.conferences, event_code)
  const others = place ? openEvents(place.programme, now()) : []
  const offered = [...(place ? [place.event] : []), ...others.filter((e) => e.code !== event_code)]
  const events = inOfferOrder(offered, now()).map((event) => ({
    value: event.code,
    label: eventLabel(event),
  }))
  return {
    version: registration.version,
    stored: {
      productinfo: event_code,
      type: party,
      residential,
      arrival,
      ...filledPersonFields(people),
    },
    people: people.length,
    mayAdd: people.length < LARGEST_PARTY,
    events: events.length > 0 ? events : [{ value: event_code, label: event_code }],
  }
}
