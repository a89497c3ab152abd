import type { Content } from '#content-model/schema/content.ts'
import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import type { Services } from '#workflows/services.ts'
import { eventSoldLabel } from '../conferences/event-sold.ts'

/** The purpose of a payment: a fund, or the event as it was sold. */
export async function nameSold(
  services: Services,
  { purpose, registration_id }: { purpose: string; registration_id: string | null },
): Promise<string> {
  if (!registration_id) return namePurpose(services.content, purpose)
  return eventSoldLabel(services, { id: registration_id, event_code: purpose })
}

/** The purpose of a payment for display: an event with its dates, or a fund. */
export function namePurpose(
  { conferences }: Pick<Content, 'conferences'>,
  purpose: string,
): string {
  const event = nameEvent(conferences, purpose)
  return event ? eventLabel(event) : purpose
}
