import { findEvent } from '#domain/conferences/conference.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import type { Services } from '#workflows/services.ts'

/** Whether the conference of a registration is still ahead, so that it has to be cancelled first. */
export function isAhead(
  { content, now }: Services,
  { event_code }: { event_code: string },
): boolean {
  const event = findEvent(content.conferences, event_code)?.event
  return event !== undefined && !isOver(event, now())
}
