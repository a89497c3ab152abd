import { MONTH_NAMES } from '../calendar/month.ts'

export const en: DateWords = {
  months: MONTH_NAMES,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  partOfDay: (hour) => (hour < 12 ? 'AM' : 'PM'),
  time: ({ clock, part }) => `${clock} ${part}`,
  from: (time) => `from ${time}`,
}

export type DateWords = {
  months: readonly string[]
  /** From Sunday on. */
  weekdays: readonly string[]
  /** For the head of a month's table. */
  shortWeekdays: readonly string[]
  partOfDay: (hour: number) => string
  /** "8:30" and its part of the day, in this language's order. */
  time: (time: { clock: string; part: string }) => string
  /** "from 9:00 AM" */
  from: (time: string) => string
}
