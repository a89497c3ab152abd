import type { Db } from '#database/engine/open.ts'
import { findSoldEvent } from '#database/records/registration/sold-events.ts'
import { datesIn } from '#domain/conferences/calendar-date.ts'
import {
  type ConferenceEvent,
  eventLabel,
  findEvent,
  hoursOf,
  type NamedEvent,
  nameEvent,
} from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { contentFor } from '../content/live-content.ts'
import type { Services } from '../services.ts'

/** What was sold is not changed by a later change of the calendar or the content. */
export type EventSold = NamedEvent & Pick<ConferenceEvent, 'days'>

/** The event of a registration, as it was sold, in the words of a language. */
export async function eventSold(
  services: Services,
  { id, event_code: code }: { id: string; event_code: string },
  language: Language = 'en',
): Promise<EventSold | undefined> {
  const { conferences } = services.content
  const sold: EventSold | undefined =
    (await findSoldEvent(services.db, { registrationId: id, code })) ??
    findEvent(conferences, code)?.event ??
    nameEvent(conferences, code)
  return sold && eventIn(services, sold, language)
}

/** "Encounter with God, Bangalore, Dec 12 to 13", or the code of an event that nobody knows. */
export async function eventSoldLabel(
  services: Services,
  registration: { id: string; event_code: string },
  language: Language = 'en',
): Promise<string> {
  const event = await eventSold(services, registration, language)
  return event ? eventLabel(event) : registration.event_code
}

/** The event with the prices at which it was sold to this registration. */
export async function atSoldPrices(
  db: Db,
  event: ConferenceEvent,
  { id }: { id: string },
): Promise<ConferenceEvent> {
  const sold = await findSoldEvent(db, { registrationId: id, code: event.code })
  return sold ? { ...event, price: sold.price } : event
}

/**
 * An event in the words of a language. What was sold under another name than the event has now keeps the
 * English name that it was sold under.
 */
export function eventIn<Event extends NamedEvent & Pick<ConferenceEvent, 'days'>>(
  services: Pick<Services, 'content' | 'contentIn'>,
  event: Event,
  language: Language,
): Event {
  if (language === 'en') return event
  const english = nameEvent(services.content.conferences, event.code)
  const said = nameEvent(services.contentIn(language).content.conferences, event.code)
  const inWords = (field: 'name' | 'venue' | 'dates') =>
    said && english?.[field] === event[field] ? said[field] : event[field]
  const dates = event.days ? datesIn(language, event.days) : inWords('dates')
  return { ...event, name: inWords('name'), venue: inWords('venue'), dates }
}

/** The hours of an event's days; undefined where nobody has said them. */
export function hoursIn(
  services: Pick<Services, 'content' | 'contentIn'>,
  code: string,
  language: Language,
): string | undefined {
  const place = findEvent(contentFor(services, language).conferences, code)
  return place && hoursOf(place)
}
