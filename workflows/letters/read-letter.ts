import type { InformationLetter } from '#content-model/schema/conferences/letters.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findEvent, hoursOf } from '#domain/conferences/conference.ts'
import { whenHeld } from '#domain/conferences/when-held.ts'
import { writtenLetter } from './find-letter.ts'

export type LetterPage = {
  letter: InformationLetter
  church: { name: string; address: string }
  /** With year, weekdays and hours. */
  dates: string
  venue: string
}

/** The letter of an event; undefined when the event has none. */
export function readLetter(content: Content, code: string): LetterPage | undefined {
  const place = findEvent(content.conferences, code)
  const letter = writtenLetter(content, code)
  if (!place || !letter) return undefined
  const { name, address, phone, email } = content.church
  const { street, locality, city, postalCode } = address
  return {
    letter,
    church: {
      name,
      address: `${street}, ${locality}, ${city} ${postalCode} · ${phone} · ${email}`,
    },
    dates: whenHeld({ ...place.event, hours: hoursOf(place) }),
    venue: place.event.venue,
  }
}
