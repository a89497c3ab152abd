import type { Moment } from '#domain/days.ts'
import type { CalendarReader } from '#integrations/calendar/port.ts'

/** Why dates are missing or may be stale. Every page that shows dates shows this too. */
export type CalendarTrouble =
  | { kind: 'never-read'; phone: string }
  | { kind: 'late'; readAt: Moment }

/** The "no dates" message, only when the calendar was read: otherwise we don't know. */
export function noneOf(
  none: string,
  trouble: Pick<CalendarTrouble, 'kind'> | undefined,
): string | undefined {
  return trouble?.kind === 'never-read' ? undefined : none
}

type Reading = Awaited<ReturnType<CalendarReader['read']>>

export function calendarTrouble(
  reading: Reading,
  { phone }: { phone: string },
): CalendarTrouble | undefined {
  if (!reading.ok) return { kind: 'never-read', phone }
  return reading.late ? { kind: 'late', readAt: reading.readAt } : undefined
}
