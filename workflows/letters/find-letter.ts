import type { Content } from '#content/schema/content.ts'
import { findEvent } from '#domain/registration/conference.ts'

/** The link to a General Information Letter, and whom to ask about it. */
export type Letter = { address: string; phone: string; email: string }

export function letterFor(content: Content, eventCode: string): Letter | undefined {
  if (!findEvent(content.conferences, eventCode)?.event.letter) return undefined
  const contact = content.letters[eventCode]?.contact
  return (
    contact && {
      address: `/letters/${eventCode}.pdf`,
      phone: contact.phone,
      email: contact.email,
    }
  )
}
