import type { ICalCalendar } from 'ical-generator'
import { upcoming, withConferences } from '#domain/calendar/register-now.ts'
import type { Moment } from '#domain/days.ts'
import type { CalendarReader } from '#integrations/calendar/port.ts'
import type { Services } from '../services.ts'

export type EventChoice = { titles?: readonly string[]; limit?: number | undefined }

export async function upcomingEvents(services: Services, choice: EventChoice) {
  const reading = await services.calendar.read()
  const { content } = services
  const now = services.now().getTime()
  const known = withConferences(reading.ok ? reading.value.events : [], content.conferences)
  return {
    events: upcoming(known, { ...choice, now }),
    trouble: calendarTrouble(reading, content.church),
  }
}

/** Why dates are missing or may be stale. Every page that shows dates shows this too. */
export type CalendarTrouble =
  | { kind: 'never-read'; phone: string }
  | { kind: 'late'; readAt: Moment }

/** The "no dates" message, only when the calendar was read: otherwise we don't know. */
export function noneOf(none: string, trouble: Pick<CalendarTrouble, 'kind'> | undefined) {
  return trouble?.kind === 'never-read' ? undefined : none
}

export function calendarTrouble(
  reading: Awaited<ReturnType<CalendarReader['read']>>,
  { phone }: { phone: string },
): CalendarTrouble | undefined {
  if (!reading.ok) return { kind: 'never-read', phone }
  return reading.late ? { kind: 'late', readAt: reading.readAt } : undefined
}

/** The library leaves the last line open. RFC 5545, 3.1: every line ends with CRLF. */
export function icalText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`
}
