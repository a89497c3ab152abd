import { daysOf, type EventSpan } from './calendar/event.ts'
import { formatEventMoment, formatShortDay, formatWhen } from './calendar/when.ts'
import { type Held, whenHeld } from './conferences/conference.ts'
import { DATE_WORDS } from './date-words/index.ts'
import { formatTimeOfDay } from './dates.ts'
import { type Day, dayInIndia, type Moment, timeInIndia, weekdayOf } from './days.ts'
import type { Language } from './language.ts'

export { rupeesIn } from './money.ts'

/** Days, times and money in each language, with Western digits. */

/** "12 டிசம்பர் 2026" */
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

/** "ஞாயிறு, 13 டிசம்பர் 2026" */
export function dayWithWeekdayIn(language: Language, day: Day): string {
  return `${weekdayIn(language, day)}, ${dayIn(language, day)}`
}

export function weekdayIn(language: Language, day: Day): string {
  return DATE_WORDS[language].weekdays[weekdayOf(day)] ?? ''
}

/** "12 டிசம்பர்" */
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
  return words.time({ clock, part: words.partOfDay(Number(time.slice(0, 2))) })
}

/** "15 நவம்பர் 2026, காலை 9:41", in India's time zone. */
export function momentIn(language: Language, moment: Date): string {
  return `${dayIn(language, dayInIndia(moment.getTime()))}, ${clockIn(language, moment.getTime())}`
}

/** When an event of the calendar is: "Sat 13 Sep 2025, 9:30 AM to 5:00 PM" in English. */
export function whenIn(language: Language, span: EventSpan): string {
  if (language === 'en') return formatWhen(span)
  const { first, last } = daysOf(span)
  if (span.kind === 'days') {
    return first >= last ? dayWithWeekdayIn(language, first) : weekdaysIn(language, { first, last })
  }
  const from = `${dayWithWeekdayIn(language, first)}, ${clockIn(language, span.from)}`
  if (first !== last) {
    const lastDay = dayWithWeekdayIn(language, dayInIndia(span.to))
    return `${from} – ${lastDay}, ${clockIn(language, span.to)}`
  }
  return span.to <= span.from ? from : `${from} – ${clockIn(language, span.to)}`
}

/** The day of a sermon or in a month's table: "Sat 13 Sep 2025" in English, without the weekday in others. */
export function shortDayIn(language: Language, day: Day): string {
  return language === 'en' ? formatShortDay(day) : dayIn(language, day)
}

/** "Sat 13 Sep 2025, 9:30 AM" in English. */
export function eventMomentIn(language: Language, moment: Moment): string {
  if (language === 'en') return formatEventMoment(moment)
  return `${dayWithWeekdayIn(language, dayInIndia(moment))}, ${clockIn(language, moment)}`
}

/** When a conference is held: "12–13 டிசம்பர் 2026 (சனி – ஞாயிறு), காலை 9:00 முதல்", as far as it is known. */
export function heldIn(language: Language, event: Held): string {
  if (language === 'en') return whenHeld(event)
  const { days, hours } = event
  if (!days) return [event.dates, hours].filter(Boolean).join(', ')
  return [weekdaysIn(language, days), hours].filter(Boolean).join(', ')
}

/** "12–13 டிசம்பர் 2026 (சனி – ஞாயிறு)" */
function weekdaysIn(language: Language, days: { first: Day; last: Day }): string {
  const [from, to] = [weekdayIn(language, days.first), weekdayIn(language, days.last)]
  const weekdays = days.first === days.last ? from : `${from} – ${to}`
  return `${daysIn(language, days)} (${weekdays})`
}

function clockIn(language: Language, moment: Moment): string {
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
