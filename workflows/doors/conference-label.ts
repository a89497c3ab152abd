import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import type { Services } from '#workflows/services.ts'

/** A conference in a line. One that nobody knows any more is called by its code. */
export function conferenceLabel({ content }: Services, code: string): string {
  const event = nameEvent(content.conferences, code)
  return event ? eventLabel(event) : code
}
