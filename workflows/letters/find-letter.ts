import type { InformationLetter } from '#content-model/schema/conferences/letters.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findEvent } from '#domain/conferences/conference.ts'

/** The link to a General Information Letter, and whom to ask about it. */
export type Letter = { address: string; phone: string; email: string }

export function letterFor(content: Content, eventCode: string): Letter | undefined {
  const contact = writtenLetter(content, eventCode)?.contact
  return (
    contact && {
      address: `/letters/${eventCode}.pdf`,
      phone: contact.phone,
      email: contact.email,
    }
  )
}

/** The letter of an event, or the one for all dates that its form takes from the calendar. */
export function writtenLetter(
  { conferences, letters }: Pick<Content, 'conferences' | 'letters'>,
  eventCode: string,
): InformationLetter | undefined {
  const place = findEvent(conferences, eventCode)
  return place?.event.letter ? (letters[eventCode] ?? letters[place.key]) : undefined
}
