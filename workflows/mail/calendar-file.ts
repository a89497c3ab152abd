import ical from 'ical-generator'
import type { ConferenceEvent } from '#domain/registration/conference.ts'

const DAY_MS = 24 * 60 * 60_000

type Visit = {
  id: string
  event: Pick<ConferenceEvent, 'name' | 'venue' | 'days'>
  about: string
  /** When the registration was made. */
  at: Date
}

/** An all-day calendar entry for the conference; undefined while its days are not known. */
export function calendarFile({ id, event, about, at }: Visit): string | undefined {
  if (!event.days) return undefined
  const calendar = ical({ prodId: '//church//registration//EN' })
  calendar.createEvent({
    id,
    stamp: at,
    summary: event.name,
    location: event.venue,
    description: about,
    allDay: true,
    start: new Date(`${event.days.first}T00:00:00Z`),
    // The end date of an all-day event is exclusive (RFC 5545, 3.6.1).
    end: new Date(Date.parse(`${event.days.last}T00:00:00Z`) + DAY_MS),
  })
  return calendar.toString()
}
