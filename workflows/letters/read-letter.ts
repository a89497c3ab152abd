import type { InformationLetter } from '#content-model/schema/conferences/letters.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { writtenLetter } from './find-letter.ts'

export type LetterPage = {
  letter: InformationLetter
  church: { name: string; address: string }
  dates: string
  venue: string
}

/** The letter of an event; undefined when the event has none. */
export function readLetter(content: Content, code: string): LetterPage | undefined {
  const event = findEvent(content.conferences, code)?.event
  const letter = writtenLetter(content, code)
  if (!event || !letter) return undefined
  const { name, address, phone, email } = content.church
  const { street, locality, city, postalCode } = address
  return {
    letter,
    church: {
      name,
      address: `${street}, ${locality}, ${city} ${postalCode} · ${phone} · ${email}`,
    },
    dates: event.dates,
    venue: event.venue,
  }
}
