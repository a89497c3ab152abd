import type { CalendarEvent } from '#domain/calendar/event.ts'

/** What we need of a calendar service, in our words. Throws an IntegrationError. */
export type CalendarProvider = {
  /** Everything from the beginning of this month on, also what is cancelled. */
  listEvents(): Promise<EventList>
}

export type EventList = {
  events: CalendarEvent[]
  /** How many could not be understood and were left out. */
  skipped: number
}
