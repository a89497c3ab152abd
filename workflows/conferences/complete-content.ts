import type { Content } from '#content-model/schema/content.ts'
import type { CalendarDate } from '#domain/conferences/calendar-date.ts'
import type { Language } from '#domain/language.ts'
import type { CalendarOffers } from './calendar-offers.ts'
import { withCalendarDates } from './with-calendar-dates.ts'

type Source = { dates: () => readonly CalendarDate[]; now: () => Date }
type Conferences = Content['conferences']

/**
 * The content with the calendar's dates among its events. They follow the calendar by themselves. The
 * same content gives the same value.
 */
export function createCompleteContent({ dates, now }: Source): CalendarOffers['withDates'] {
  const complete = new WeakMap<Content, Content>()
  const made = new WeakMap<Content, { dates: unknown; conferences: Conferences }>()

  function conferencesOf(content: Content, language: Language): Conferences {
    const current = dates()
    if (current.length === 0) return content.conferences
    const before = made.get(content)
    if (before?.dates === current) return before.conferences
    const conferences = withCalendarDates(content, { dates: current, now: now(), language })
    made.set(content, { dates: current, conferences })
    return conferences
  }

  return (content, language) => {
    const known = complete.get(content)
    if (known) return known
    const offering: Content = {
      ...content,
      get conferences() {
        return conferencesOf(content, language)
      },
    }
    complete.set(content, offering)
    return offering
  }
}
