import { datesIn } from '#domain/conferences/calendar-date.ts'
import {
  type ConferenceEvent,
  findEvent,
  hoursOf,
  type NamedEvent,
  nameEvent,
} from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { contentFor } from '../content/content-for.ts'
import type { Services } from '../services.ts'

type Named = NamedEvent & Pick<ConferenceEvent, 'days'>

/**
 * An event in the words of a language. What was sold under another name than the event has now keeps the
 * English name that it was sold under.
 */
export function eventIn<Event extends Named>(
  services: Pick<Services, 'content' | 'contentIn'>,
  event: Event,
  language: Language,
): Event {
  if (language === 'en') return event
  const english = nameEvent(services.content.conferences, event.code)
  const said = nameEvent(services.contentIn(language).content.conferences, event.code)
  const inWords = (field: 'name' | 'venue' | 'dates') =>
    said && english?.[field] === event[field] ? said[field] : event[field]
  const dates = event.days ? datesIn(language, event.days) : inWords('dates')
  return { ...event, name: inWords('name'), venue: inWords('venue'), dates }
}

/** The hours of an event's days; undefined where nobody has said them. */
export function hoursIn(
  services: Pick<Services, 'content' | 'contentIn'>,
  code: string,
  language: Language,
): string | undefined {
  const place = findEvent(contentFor(services, language).conferences, code)
  return place && hoursOf(place)
}
