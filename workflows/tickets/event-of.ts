import type { Registration } from '#database/registrations.ts'
import { type NamedEvent, nameEvent } from '#domain/registration/conference.ts'
import type { Services } from '#workflows/services.ts'

/** The event that a ticket is for. One that nobody knows any more is called by its code. */
export async function eventOf(
  { content }: Pick<Services, 'db' | 'content'>,
  { event_code: code }: Pick<Registration, 'id' | 'event_code'>,
): Promise<NamedEvent> {
  const known = nameEvent(content.conferences, code)
  return known ?? { code, name: code, dates: '', venue: '' }
}
