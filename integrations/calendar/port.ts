import type { CalendarEvent } from '#domain/calendar/event.ts'
import type { Reading } from '../last-good.ts'

/** It throws an IntegrationError. */
export type CalendarProvider = {
  /** They are from the beginning of this month on, also cancelled ones. */
  listEvents(): Promise<CalendarEvents>
}

export type CalendarEvents = { events: CalendarEvent[]; skipped: number }

/** It answers at once if it was ever read. */
export type CalendarReader = {
  read(): Promise<Reading<CalendarEvents>>
  /** It is the address of the provider's own view, when that is public. */
  embed: string | undefined
}
