import { DATE_WORDS } from './date-words.ts'
import { formatShortDay, formatTimeOfDay } from './dates.ts'
import { type Day, dayInIndia, type Moment, timeInIndia, weekdayOf } from './days.ts'
import type { Language } from './language.ts'

export { rupeesIn } from './money.ts'

export function dayIn(language: Language, day: Day): string {
  return `${dayAndMonthIn(language, day)} ${yearOf(day)}`
}

/** "12–13 டிசம்பர் 2026", "30 नवंबर – 1 दिसंबर 2026" */
export function daysIn(language: Language, { first, last }: { first: Day; last: Day }): string {
  if (first === last) return dayIn(language, first)
  if (yearOf(first) !== yearOf(last)) return `${dayIn(language, first)} – ${dayIn(language, last)}`
  const inOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return inOneMonth
    ? `${dateOf(first)}–${dayIn(language, last)}`
    : `${dayAndMonthIn(language, first)} – ${dayIn(language, last)}`
}

/** "12 to 13 December", for days that come soon: without their year. */
export function daysOfYearIn(language: Language, { first, last }: { first: Day; last: Day }) {
  const until = dayAndMonthIn(language, last)
  if (first === last) return until
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isSameMonth ? dateOf(first) : dayAndMonthIn(language, first)
  if (language === 'en') return `${from} to ${until}`
  return isSameMonth ? `${from}–${until}` : `${from} – ${until}`
}

export function dayWithWeekdayIn(language: Language, day: Day): string {
  return `${weekdayIn(language, day)}, ${dayIn(language, day)}`
}

export function weekdayIn(language: Language, day: Day): string {
  return DATE_WORDS[language].weekdays[weekdayOf(day)] ?? ''
}

export function dayAndMonthIn(language: Language, day: Day): string {
  return `${dateOf(day)} ${DATE_WORDS[language].months[monthOf(day)]}`
}

/** "டிசம்பர் 2026", for a month such as "2026-12". */
export function monthIn(language: Language, month: string): string {
  return `${DATE_WORDS[language].months[monthOf(month)]} ${yearOf(month)}`
}

/** "08:30" → "காலை 8:30", "8:30 AM" */
export function timeOfDayIn(language: Language, time: string): string {
  const words = DATE_WORDS[language]
  const [clock = ''] = formatTimeOfDay(time).split(' ')
  return words.time(clock, words.partOfDay(Number(time.slice(0, 2))))
}

/** "15 நவம்பர் 2026, காலை 9:41", in India's time zone. */
export function momentIn(language: Language, moment: Date): string {
  return `${dayIn(language, dayInIndia(moment.getTime()))}, ${clockIn(language, moment.getTime())}`
}

export function shortDayIn(language: Language, day: Day): string {
  return language === 'en' ? formatShortDay(day) : dayIn(language, day)
}

/** "12–13 டிசம்பர் 2026 (சனி – ஞாயிறு)" */
export function weekdaysIn(language: Language, days: { first: Day; last: Day }): string {
  const [from, to] = [weekdayIn(language, days.first), weekdayIn(language, days.last)]
  const weekdays = days.first === days.last ? from : `${from} – ${to}`
  return `${daysIn(language, days)} (${weekdays})`
}

export function clockIn(language: Language, moment: Moment): string {
  return timeOfDayIn(language, timeInIndia(moment))
}

function monthOf(day: Day): number {
  return Number(day.slice(5, 7)) - 1
}

function dateOf(day: Day): number {
  return Number(day.slice(8))
}

function yearOf(day: Day): string {
  return day.slice(0, 4)
}
