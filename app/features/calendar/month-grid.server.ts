import { UNTITLED } from '#app/words/en/calendar.ts'
import { type CalendarEvent, endOf, isOnDay } from '#domain/calendar/event.ts'
import { type Month, monthOf, weeksOf } from '#domain/calendar/month.ts'
import { formatShortDay } from '#domain/calendar/when.ts'
import { type Day, dayInIndia, type Moment } from '#domain/days.ts'

export type GridDay = ReturnType<typeof gridDay>

type Grid = { month: Month; events: readonly CalendarEvent[]; now: Moment }

/** The month as a grid: weeks of days, each with its events. */
export function monthGrid(grid: Grid) {
  return weeksOf(grid.month).map((week) => week.map((day) => gridDay(day, grid)))
}

function gridDay(day: Day, { month, events, now }: Grid) {
  const isOwn = monthOf(day) === month
  return {
    day,
    date: Number(day.slice(8)),
    name: formatShortDay(day),
    isOwn,
    isToday: day === dayInIndia(now),
    events: events
      .filter(({ span }) => isOwn && isOnDay(span, day))
      .map(({ id, summary, span }) => ({
        id,
        summary: summary ?? UNTITLED,
        isOver: endOf(span) <= now,
      })),
  }
}
