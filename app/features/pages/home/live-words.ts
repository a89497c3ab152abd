import type { LiveSpell } from '#domain/calendar/watch-live.ts'
import { addDays, type Day, dayInIndia, type Moment, timeInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayAndMonthIn, timeOfDayIn, weekdayIn } from '#domain/language-formats.ts'
import { DATE_TEXTS } from '#words/media.ts'

export type LiveWords = {
  until: Moment
  live: boolean
  text: string
  /** Start of the next service, to show it in the visitor's own time zone. */
  startsAt?: Moment
  note?: string
}

export function liveWords(language: Language, spell: LiveSpell): LiveWords {
  const { from, until, live, service, missed } = spell
  const { occasion, startsAt } = service
  const words = DATE_TEXTS[language]
  if (live) return { until, live, text: occasion ? words.liveNowOn(occasion) : words.liveNow }
  const day = dayInIndia(startsAt)
  // The weekday alone could be the next week's.
  const isThisWeek = day < addDays(dayInIndia(from), 7)
  return {
    until,
    live,
    text: words.next({
      occasion,
      date: isThisWeek && !occasion ? weekdayIn(language, day) : dateWords(language, day),
      time: timeOfDayIn(language, timeInIndia(startsAt)),
      language: service.language,
    }),
    startsAt,
    ...(missed && {
      note: words.noneOn({ date: dateWords(language, missed.day), reason: missed.name }),
    }),
  }
}

function dateWords(language: Language, day: Day): string {
  return `${weekdayIn(language, day)} ${dayAndMonthIn(language, day)}`
}
