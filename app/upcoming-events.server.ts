import { upcoming } from '#domain/calendar/upcoming.ts'
import type { Services } from './services.server.ts'
import { type ShownEvent, showEvent } from './show-event.server.ts'

type Reading = Pick<Services, 'calendar' | 'content' | 'now'>

/** Which events a page shows: those with one of these titles, or all of them. */
export type EventChoice = { titles?: readonly string[]; limit?: number | undefined }

/**
 * The next events, for pages that show a few of them. While the calendar can't be read and never
 * was, there are none: a page about something else is not the place to say why.
 */
export async function upcomingEvents(
  services: Reading,
  choice: EventChoice,
): Promise<ShownEvent[]> {
  const reading = await services.calendar.read()
  if (!reading.ok) return []
  const now = services.now().getTime()
  const { content } = services
  return upcoming(reading.value.events, { ...choice, now }).map((event) =>
    showEvent(event, { content, now }),
  )
}
