import type { CalendarEvent } from '#domain/calendar/event.ts'
import { upcoming, withConferences } from '#domain/calendar/with-conferences.ts'
import type { Services } from '../services.ts'
import { type CalendarTrouble, calendarTrouble } from './calendar-trouble.ts'

/** The events that a page shows: those with one of these titles, or all. */
export type EventChoice = { titles?: readonly string[]; limit?: number | undefined }

type UpcomingDates = { events: CalendarEvent[]; trouble: CalendarTrouble | undefined }

/** The next events, and what is wrong with the calendar if anything is. */
export async function upcomingEvents(
  services: Services,
  choice: EventChoice,
): Promise<UpcomingDates> {
  const reading = await services.calendar.read()
  const { content } = services
  const now = services.now().getTime()
  const known = withConferences(reading.ok ? reading.value.events : [], content.conferences)
  return {
    events: upcoming(known, { ...choice, now }),
    trouble: calendarTrouble(reading, content.church),
  }
}
