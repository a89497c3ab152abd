import type { Services } from '#app/services.server.ts'
import { upcoming } from '#domain/calendar/upcoming.ts'
import { type ShownEvent, showEvent } from './show-event.server.ts'

type Reading = Pick<Services, 'calendar' | 'content' | 'now'>

type Wanted = { titles?: readonly string[]; limit?: number }

/**
 * The next events, for pages that show a few of them. While the calendar can't be read and never
 * was, there are none: a page about something else is not the place to say why.
 */
export async function upcomingEvents(services: Reading, wanted: Wanted): Promise<ShownEvent[]> {
  const reading = await services.calendar.read()
  if (!reading.ok) return []
  const now = services.now().getTime()
  const { content } = services
  return upcoming(reading.value.events, { ...wanted, now }).map((event) =>
    showEvent(event, { content, now }),
  )
}
