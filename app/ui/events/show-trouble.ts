import { eventMomentIn } from '#domain/calendar/event.ts'
import type { Language } from '#domain/language.ts'
import { DATE_TEXTS } from '#words/media.ts'
import type { CalendarTrouble } from '#workflows/calendar/upcoming-events.ts'

/** Why dates are missing or may be stale, in words, which may have a place for a number to call. */
export type ShownTrouble = { kind: CalendarTrouble['kind']; words: string; phone?: string }

export function showTrouble(
  language: Language,
  trouble: CalendarTrouble | undefined,
): ShownTrouble | undefined {
  const texts = DATE_TEXTS[language]
  switch (trouble?.kind) {
    case 'late':
      return { kind: 'late', words: texts.asOf(eventMomentIn(language, trouble.readAt)) }
    case 'never-read':
      return { ...trouble, words: texts.unreachable }
    default:
      return trouble satisfies undefined
  }
}
