import type { Registration } from '#database/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import type { Services } from '#workflows/services.ts'

/** The event that a ticket is for. One that nobody knows any more is called by its code. */
export async function eventOf(
  services: Services,
  registration: Pick<Registration, 'id' | 'event_code'>,
  language: Language = 'en',
): Promise<EventNow> {
  const { event_code: code } = registration
  const known = await eventNow(services, registration, language)
  return known ?? { code, name: code, dates: '', venue: '', movedFrom: undefined }
}
