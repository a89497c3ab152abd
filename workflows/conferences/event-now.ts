import {
  type ConferenceEvent,
  eventLabel,
  findEvent,
  heldIn,
  movedFrom,
  overOn,
} from '#domain/conferences/conference.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '../services.ts'
import { type EventSold, eventIn, eventSold, hoursIn } from './event-sold.ts'

type Registered = { id: string; event_code: string }

type Moved = {
  /** The dates that were sold, where it takes place on other days: "Dec 12 to 13". */
  movedFrom: string | undefined
}

export type EventNow = EventSold & Moved & Pick<ConferenceEvent, 'hours'>

/** What something was paid for. Of a gift only the label is known. */
export type CurrentEvent = Partial<Moved> & {
  /** "Encounter with God, Bangalore, Dec 19 to 20, 2026" */
  label: string
  name?: string
  /** With year, weekdays and hours. */
  when?: string
  venue?: string
  /** The last day, once it has passed. */
  over?: Day | undefined
}

/**
 * The event of a registration, when and where it takes place now. Pages, tickets, calendar files and
 * mails name this; receipts name what was sold. In the words of a language; the office reads English.
 */
export async function eventNow(
  services: Services,
  registration: Registered,
  language: Language = 'en',
): Promise<EventNow | undefined> {
  const { event_code: code } = registration
  const sold = await eventSold(services, registration, language)
  const event = findEvent(services.content.conferences, code)?.event
  const now = event ? eventIn(services, event, language) : sold
  const hours = hoursIn(services, code, language)
  return sold && now && { ...now, hours, movedFrom: movedFrom(sold, now) }
}

export async function nameEventNow(
  services: Services,
  registration: Registered,
  language: Language = 'en',
): Promise<CurrentEvent> {
  const event = await eventNow(services, registration, language)
  if (!event) return { label: registration.event_code }
  const { name, venue, movedFrom } = event
  const over = overOn(event, dayInIndia(services.now().getTime()))
  return { label: eventLabel(event), name, venue, when: heldIn(language, event), movedFrom, over }
}
