import type { CalendarEvent } from '#domain/calendar/event.ts'
import type { Reading } from '../reading.ts'

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

/** The church's calendar as pages ask for it: at once where it was ever read. */
export type CalendarReader = {
  read(): Promise<Reading<EventList>>
  /** The provider's own view of it, where the public may see that. */
  embed: string | undefined
}
