import type { Registration } from '#database/registrations.ts'
import { type NamedEvent, nameEvent } from '#domain/registration/conference.ts'
import { eventSold } from '#workflows/conferences/event-sold.ts'
import type { Services } from '#workflows/services.ts'

/** The event that a ticket is for, on the day on which it is now. One that nobody knows any more is called by its code. */
export async function eventOf(
  services: Pick<Services, 'db' | 'content'>,
  registration: Pick<Registration, 'id' | 'event_code'>,
): Promise<NamedEvent> {
  const { event_code: code } = registration
  const known =
    nameEvent(services.content.conferences, code) ?? (await eventSold(services, registration))
  return known ?? { code, name: code, dates: '', venue: '' }
}
