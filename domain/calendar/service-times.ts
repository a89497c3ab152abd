import { DATE_WORDS } from '#domain/date-words/index.ts'
import type { Language } from '#domain/language.ts'
import { timeOfDayIn } from '#domain/language-formats.ts'

type Service = { day: string; time: string; language: string }

/** The services with days and times in words, sorted by time of day. */
export function serviceTimes(
  language: Language,
  { services }: { services: readonly Service[] },
): Service[] {
  return services
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map((service) => serviceTime(language, service))
}

export function serviceTime(pageLanguage: Language, { day, time, language }: Service): Service {
  return { day: weekdayNamed(pageLanguage, day), time: timeOfDayIn(pageLanguage, time), language }
}

/** "ஞாயிறு" for "Sunday", as the content names it. */
function weekdayNamed(language: Language, day: string): string {
  return DATE_WORDS[language].weekdays[DATE_WORDS.en.weekdays.indexOf(day)] ?? day
}
