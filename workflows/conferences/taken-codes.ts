import { listCalendarDates } from '#database/calendar/calendar-dates.ts'
import { eventsWithRegistrations } from '#database/search/registration-totals.ts'
import { allEvents } from '#domain/conferences/conference.ts'
import type { Services } from '../services.ts'

/** Every code that a date has or had, wherever it is remembered, and the addresses of forms. */
export async function takenCodes({ db, content }: Services): Promise<string[]> {
  const { conferences } = content
  const calendar = await listCalendarDates(db)
  return [
    ...[...allEvents(conferences), ...conferences.past, ...calendar].map(({ code }) => code),
    ...Object.keys(conferences.programmes),
    ...(await eventsWithRegistrations(db)),
  ]
}
