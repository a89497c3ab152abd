import type { Content } from '#content/schema/content.ts'
import { eventLabel, nameEvent } from '#domain/registration/conference.ts'

/** The purpose of a payment for display: an event with its dates, or a fund. */
export function namePurpose(
  { conferences }: Pick<Content, 'conferences'>,
  purpose: string,
): string {
  const event = nameEvent(conferences, purpose)
  return event ? eventLabel(event) : purpose
}
