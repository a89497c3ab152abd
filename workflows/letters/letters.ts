import type { InformationLetter } from '#content-model/schema/conferences/letters.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findEvent, heldIn, hoursOf } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'

export type ConferenceLetter = { address: string; phone: string; email: string }

export function letterFor(content: Content, eventCode: string, language: Language = 'en') {
  const contact = writtenLetter(content, eventCode)?.contact
  if (!contact) return undefined
  const { phone, email } = contact
  return { address: letterAddress(eventCode, language), phone, email }
}

/** Each language has its own letter, before whose path it stands. */
export function letterAddress(eventCode: string, language: Language): string {
  const path = `/letters/${eventCode}.pdf`
  return language === 'en' ? path : `/${language}${path}`
}

/** The letter of an event, or the one for all dates that its form takes from the calendar. */
function writtenLetter(
  { conferences, letters }: Pick<Content, 'conferences' | 'letters'>,
  eventCode: string,
): InformationLetter | undefined {
  const place = findEvent(conferences, eventCode)
  return place?.event.letter ? (letters[eventCode] ?? letters[place.key]) : undefined
}

export function readConferenceLetter(content: Content, code: string, language: Language = 'en') {
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
    dates: heldIn(language, { ...place.event, hours: hoursOf(place) }),
    venue: place.event.venue,
  }
}

export type LetterPage = NonNullable<ReturnType<typeof readConferenceLetter>>
