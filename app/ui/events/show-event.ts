import type { Reader } from '#app/services.server.ts'
import { type CalendarEvent, daysOf, eventMomentIn, whenIn } from '#domain/calendar/event.ts'
import { isCancelled, programmeFor, registerNowFor } from '#domain/calendar/register-now.ts'
import { placeName, programmeName } from '#domain/conferences/calendar-date.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { isoInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { daysOfYearIn } from '#domain/language-formats.ts'
import { unbroken } from '#domain/unbroken.ts'
import { DATE_TEXTS } from '#words/media.ts'
import { lowestPrice, priceWords } from '#words/price-list.ts'
import type { CalendarTrouble } from '#workflows/calendar/upcoming-events.ts'
import type { Services } from '#workflows/services.ts'

export function eventSetting(services: Services, { language, content }: Reader) {
  const { conferences, 'register-now': table } = content
  const { conferences: english } = services.content
  return { language, conferences, table, english, now: services.now().getTime() }
}

type Setting = ReturnType<typeof eventSetting>

/** The calendar has its titles and texts in one language; what is said about them is in the page's. */
export function showEvent(event: CalendarEvent, setting: Setting) {
  const { id, span, location, description } = event
  const { language, conferences } = setting
  const { offered } = programmeFor(event, setting)
  return {
    id,
    ...nameEvent(event, setting),
    when: unbroken(whenIn(language, span)),
    /** For the `datetime` attribute: a date, or a time with its offset. */
    start: span.kind === 'days' ? span.firstDay : isoInIndia(span.from),
    location: placeName(conferences, location),
    description,
    price: offered && unbroken(priceWords(language, offered.price)),
    register: registerNowFor(event, setting),
    isCancelled: isCancelled(event, setting),
  }
}

/** The first of these events whose date can be chosen on a form of ours, in one line. */
export function showNext(events: readonly CalendarEvent[], setting: Setting) {
  const { language } = setting
  for (const event of events) {
    const { offered } = programmeFor(event, setting)
    const register = registerNowFor(event, setting)
    if (!offered || !register?.open) continue
    return {
      name: nameEvent(event, setting).summary,
      dates: daysOfYearIn(language, daysOf(event.span)),
      price: unbroken(lowestPrice(language, offered.price)),
      to: register.to,
    }
  }
  return undefined
}

/** What visitors call an event, and the calendar's own title of it where that is another. */
export function nameEvent(event: CalendarEvent, setting: Setting) {
  const own = findEvent(setting.conferences, event.id)
  if (own) return { summary: own.event.name, title: undefined }
  const { summary = DATE_TEXTS[setting.language].untitled } = event
  const programme = programmeFor(event, setting).programme ?? titledAs(summary, setting)
  const name = programme && programmeName(programme)
  return { summary: name ?? summary, title: name && name !== summary ? summary : undefined }
}

/** A form in another place may register for it. */
function titledAs(summary: string, { conferences }: Setting) {
  const programmes = Object.values(conferences.programmes)
  return programmes.find(({ calendarTitles }) => calendarTitles?.includes(summary))
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
