import {
  type CalendarEvent,
  endOf,
  isOnDay,
  type Month,
  monthOf,
  weeksOf,
} from '#domain/calendar/event.ts'
import { type Day, dayInIndia, type Moment } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { shortDayIn } from '#domain/language-formats.ts'
import { DATE_TEXTS } from '#words/media.ts'

export type GridDay = ReturnType<typeof gridDay>

type Grid = {
  language: Language
  month: Month
  events: readonly CalendarEvent[]
  now: Moment
}

/** The month as a grid: weeks of days, each with its events. */
export function monthGrid(grid: Grid) {
  return weeksOf(grid.month).map((week) => week.map((day) => gridDay(day, grid)))
}

function gridDay(day: Day, { language, month, events, now }: Grid) {
  const isOwn = monthOf(day) === month
  return {
    day,
    date: Number(day.slice(8)),
    name: shortDayIn(language, day),
    isOwn,
    isToday: day === dayInIndia(now),
    events: events
      .filter(({ span }) => isOwn && isOnDay(span, day))
      .map(({ id, summary, span }) => ({
        id,
        summary: summary ?? DATE_TEXTS[language].untitled,
        isOver: endOf(span) <= now,
      })),
  }
}
