import type { CalendarEvent } from '#domain/calendar/event.ts'
import type { Reading } from '../last-good.ts'

/** What we need of a calendar service. Throws an IntegrationError. */
export type CalendarProvider = {
  /** All events from the beginning of this month on, also cancelled ones. */
  listEvents(): Promise<CalendarEvents>
}

export type CalendarEvents = { events: CalendarEvent[]; skipped: number }

/** The church's calendar for pages. Answers at once if it was ever read. */
export type CalendarReader = {
  read(): Promise<Reading<CalendarEvents>>
  /** Address of the provider's own view, when that is public. */
  embed: string | undefined
}
