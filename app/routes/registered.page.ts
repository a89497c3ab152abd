import type { PageFacts } from '#app/ui/page.ts'
import { REGISTERED_WORDS } from '#app/words/private/registered/index.ts'
import type { Language } from '#domain/language.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'

/** The title says what has become of the places. */
export function registeredPage(language: Language, { places, keepUntil }: Registered): PageFacts {
  const { titles, heldTitle, description, waitingDescription } = REGISTERED_WORDS[language]
  const isWaiting = places === 'waiting'
  return {
    title: keepUntil && !isWaiting ? heldTitle : titles[places],
    description: isWaiting ? waitingDescription : description,
    style: 'registered',
  }
}
