import type { Content } from '#content-model/schema/content.ts'
import { type CalendarEvent, eventMomentIn, whenIn } from '#domain/calendar/event.ts'
import { isCancelled, offeredFor, registerNowFor } from '#domain/calendar/register-now.ts'
import type { Conferences } from '#domain/conferences/conference.ts'
import { isoInIndia, type Moment } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { DATE_TEXTS } from '#words/media.ts'
import { priceWords } from '#words/price-list.ts'
import type { CalendarTrouble } from '#workflows/calendar/upcoming-events.ts'

/** The calendar has its titles and texts in one language; what is said about them is in the page's. */
export function showEvent(
  event: CalendarEvent,
  setting: {
    language: Language
    content: Pick<Content, 'conferences' | 'register-now'>
    english: Conferences
    now: Moment
  },
) {
  const { id, summary, span, location, description } = event
  const { language, content, english, now } = setting
  const { conferences, 'register-now': table } = content
  const forms = { table, conferences, english, now }
  const offered = offeredFor(event, forms)
  return {
    id,
    summary: summary ?? DATE_TEXTS[language].untitled,
    when: whenIn(language, span),
    /** For the `datetime` attribute: a date, or a time with its offset. */
    start: span.kind === 'days' ? span.firstDay : isoInIndia(span.from),
    location,
    description,
    price: offered && priceWords(language, offered.price),
    register: registerNowFor(event, forms),
    isCancelled: isCancelled(event, forms),
  }
}

export type ShownEvent = ReturnType<typeof showEvent>

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
