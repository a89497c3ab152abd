import type { en } from '#app/words/forms/form-answers/en.ts'
import type { NamedEvent } from '#domain/conferences/conference.ts'

type Link = {
  /** The code that the address asks for. */
  asked: string | null | undefined
  offered: readonly NamedEvent[]
  /** All events of which a name is known. */
  known: readonly NamedEvent[]
}

/** Tells a visitor with an old link why nothing is chosen. A form without dates has its own notice. */
export function noLongerOffered(
  words: typeof en,
  { asked, offered, known }: Link,
): string | undefined {
  const isAsked = ({ code }: NamedEvent) => code === asked
  if (!asked || offered.length === 0 || offered.some(isAsked)) return undefined
  return words.gone(known.find(isAsked))
}
