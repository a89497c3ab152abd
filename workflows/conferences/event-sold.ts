import type { Db } from '#database/engine/open.ts'
import { findSoldEvent } from '#database/registration/sold-events.ts'
import {
  type ConferenceEvent,
  eventLabel,
  findEvent,
  type NamedEvent,
  nameEvent,
} from '#domain/conferences/conference.ts'
import type { Services } from '../services.ts'

/** What was sold is not changed by a later change of the calendar or the content. */
export type EventSold = NamedEvent & Pick<ConferenceEvent, 'days'>

/** The event of a registration, as it was sold. */
export async function eventSold(
  { db, content }: Services,
  { id, event_code: code }: { id: string; event_code: string },
): Promise<EventSold | undefined> {
  const sold = await findSoldEvent(db, { registrationId: id, code })
  return sold ?? findEvent(content.conferences, code)?.event ?? nameEvent(content.conferences, code)
}

/** "Encounter with God, Bangalore, Dec 12 to 13", or the code of an event that nobody knows. */
export async function eventSoldLabel(
  services: Services,
  registration: { id: string; event_code: string },
): Promise<string> {
  const event = await eventSold(services, registration)
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
