import type { Content } from '#content-model/schema/content.ts'
import { datesIn } from '#domain/conferences/calendar-date.ts'
import type { TranslatedLanguage } from '#domain/language.ts'

/** The words for the days of a conference, made from its days. */
export function withDatesIn(
  language: TranslatedLanguage,
  conferences: Content['conferences'],
): Content['conferences'] {
  const programmes = Object.entries(conferences.programmes).map(([key, programme]) => {
    const events = programme.events.map((event) =>
      event.days ? { ...event, dates: datesIn(language, event.days) } : event,
    )
    return [key, { ...programme, events }] as const
  })
  return { ...conferences, programmes: Object.fromEntries(programmes) }
}
