import ical from 'ical-generator'
import type { Language } from '#domain/language.ts'
import { heldIn } from '#domain/language-formats.ts'
import { icalText } from '#workflows/calendar/ical-text.ts'
import type { EventNow } from '#workflows/conferences/event-now.ts'
import { movedWords } from './bodies/visit-parts.ts'

const DAY_MS = 24 * 60 * 60_000

type Visit = {
  id: string
  event: Pick<EventNow, 'name' | 'dates' | 'venue' | 'days' | 'hours' | 'movedFrom'>
  /** In which the event is. */
  language: Language
  /** The private page of whoever gets the file. */
  about: string | undefined
  /** When the registration was made. */
  at: Date
  /** Of the registration: a calendar takes a file with a higher one for a change of the same entry. */
  version: number
}

/** An all-day calendar entry for the conference; undefined while its days are not known. */
export function calendarFile(visit: Visit): string | undefined {
  const { id, event, language, about, at, version } = visit
  if (!event.days) return undefined
  const calendar = ical({ prodId: '//church//registration//EN' })
  calendar.createEvent({
    id,
    stamp: at,
    sequence: version,
    summary: event.name,
    location: event.venue,
    description: [heldIn(language, event), movedWords(language, event), about]
      .filter(Boolean)
      .join('\n'),
    allDay: true,
    start: new Date(`${event.days.first}T00:00:00Z`),
    // The end date of an all-day event is exclusive (RFC 5545, 3.6.1).
    end: new Date(Date.parse(`${event.days.last}T00:00:00Z`) + DAY_MS),
  })
  return icalText(calendar)
}
