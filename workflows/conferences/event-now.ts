import { eventLabel, findEvent } from '#domain/conferences/conference.ts'
import { movedFrom } from '#domain/conferences/moved-from.ts'
import type { Services } from '../services.ts'
import { type EventSold, eventSold } from './event-sold.ts'

type Registered = { id: string; event_code: string }

export type EventNow = EventSold & {
  /** "Moved from Dec 12 to 13."; empty when it takes place as it was sold. */
  moved: string
}

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
  return sold && now && { ...now, moved: movedFrom({ sold, now }) }
}

/** "Encounter with God, Bangalore, Dec 19 to 20. Moved from Dec 12 to 13." */
export async function eventNowLabel(services: Services, registration: Registered): Promise<string> {
  const event = await eventNow(services, registration)
  if (!event) return registration.event_code
  return withMove(eventLabel(event), event)
}

/** "Dec 19 to 20. Moved from Dec 12 to 13." */
export function whenOf(event: Pick<EventNow, 'dates' | 'moved'>): string {
  return withMove(event.dates, event)
}

function withMove(words: string, { moved }: Pick<EventNow, 'moved'>): string {
  return moved ? `${words}. ${moved}` : words
}
