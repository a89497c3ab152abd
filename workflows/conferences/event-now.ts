import { eventLabel, findEvent } from '#domain/conferences/conference.ts'
import { movedFrom } from '#domain/conferences/moved-from.ts'
import type { Services } from '../services.ts'
import { type EventSold, eventSold } from './event-sold.ts'

type Registered = { id: string; event_code: string }

type Moved = {
  /** The dates that were sold, where it takes place on other days: "Dec 12 to 13". */
  movedFrom: string | undefined
}

export type EventNow = EventSold & Moved

/** What something was paid for, in a line: "Encounter with God, Bangalore, Dec 19 to 20". */
export type NamedEvent = { label: string } & Partial<Moved>

/**
 * The event of a registration, when and where it takes place now. Pages, tickets, calendar files and
 * mails name this; receipts name what was sold.
 */
export async function eventNow(
  services: Services,
  registration: Registered,
): Promise<EventNow | undefined> {
  const sold = await eventSold(services, registration)
  const now = findEvent(services.content.conferences, registration.event_code)?.event ?? sold
  return sold && now && { ...now, movedFrom: movedFrom({ sold, now }) }
}

export async function nameEventNow(
  services: Services,
  registration: Registered,
): Promise<NamedEvent> {
  const event = await eventNow(services, registration)
  if (!event) return { label: registration.event_code }
  return { label: eventLabel(event), movedFrom: event.movedFrom }
}
