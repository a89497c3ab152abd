import type { Language } from '#domain/language.ts'
import { CONFERENCE_WORDS } from '#words/forms.ts'

type FormerDate = { movedFrom?: string | undefined }

/** "Encounter with God, Bangalore, Dec 19 to 20. Moved from Dec 12 to 13." */
export function eventWords(
  language: Language,
  { label, ...event }: { label: string } & FormerDate,
): string {
  return [label, movedWords(language, event)].filter(Boolean).join('. ')
}

/** "Moved from Dec 12 to 13."; empty when it takes place as it was sold. */
export function movedWords(language: Language, { movedFrom }: FormerDate): string {
  return movedFrom ? CONFERENCE_WORDS[language].movedFrom(movedFrom) : ''
}
