import type { Content } from '#content-model/schema/content.ts'
import { findEvent, hoursOf } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { heldIn } from '#domain/language-formats.ts'
import { writtenLetter } from './find-letter.ts'

/** The letter of an event, from the content in this language; undefined when the event has none. */
export function readLetter(content: Content, code: string, language: Language = 'en') {
  const place = findEvent(content.conferences, code)
  const letter = writtenLetter(content, code)
  if (!place || !letter) return undefined
  const { name, address, phone, email } = content.church
  const { street, locality, city, postalCode } = address
  return {
    language,
    letter,
    church: {
      name,
      address: `${street}, ${locality}, ${city} ${postalCode} · ${phone} · ${email}`,
    },
    /** With year, weekdays and hours. */
    dates: heldIn(language, { ...place.event, hours: hoursOf(place) }),
    venue: place.event.venue,
  }
}

export type LetterPage = NonNullable<ReturnType<typeof readLetter>>
