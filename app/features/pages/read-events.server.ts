import type { Services } from '#app/services.server.ts'
import type { UpcomingEvent } from '#app/ui/upcoming-events.tsx'

/** Which events a page shows: those with one of these titles, or all of them. */
export type EventChoice = { titles?: string[]; limit?: number | undefined }

/** The coming events of the church calendar. */
export async function upcomingEvents(
  _services: Pick<Services, 'content' | 'now'>,
  _choice: EventChoice,
): Promise<UpcomingEvent[]> {
  return []
}
