import ical from 'ical-generator'
import type { ConferenceEvent } from '#domain/registration/conference.ts'

const DAY_MS = 24 * 60 * 60_000

type Visit = {
  id: string
  event: Pick<ConferenceEvent, 'name' | 'venue' | 'days'>
  about: string
  /** When it was made. */
  at: Date
}

/** Whole days: people see at a glance when they are away. Undefined while the days are not fixed. */
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
    // A calendar's last day is the first on which it is over.
    end: new Date(Date.parse(`${event.days.last}T00:00:00Z`) + DAY_MS),
  })
  return calendar.toString()
}
