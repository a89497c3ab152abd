import type { ICalCalendar } from 'ical-generator'

/** The library leaves the last line open. RFC 5545, 3.1: every line ends with CRLF. */
export function icalText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`
}
