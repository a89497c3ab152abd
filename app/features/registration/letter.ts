import type { Content } from '#content/schema/content.ts'

/** A General Information Letter to download, and whom to ask about it. */
export type Letter = { address: string; phone: string; email: string }

/** No event has its letter yet: they come with the letters themselves. */
export function letterFor(_content: Content, _eventCode: string): Letter | undefined {
  return undefined
}
