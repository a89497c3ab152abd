import type { CalendarReader } from '#integrations/calendar/port.ts'

/** A calendar without events, for tests about something else. */
export const emptyCalendar: CalendarReader = {
  embed: undefined,
  read: async () => ({ ok: true, value: { events: [], skipped: 0 }, readAt: 0, late: false }),
}
