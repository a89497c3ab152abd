import type { Reader } from '#app/services.server.ts'
import { eventSetting, nameEvent, showEvent, showTrouble } from '#app/ui/events/show-event.ts'
import {
  addMonths,
  byStart,
  type CalendarEvent,
  daysOf,
  endOf,
  isOnDay,
  type Month,
  monthOf,
  readMonth,
  weeksOf,
} from '#domain/calendar/event.ts'
import { withConferences } from '#domain/calendar/register-now.ts'
import { DATE_WORDS } from '#domain/date-words.ts'
import { type Day, dayInIndia, type Moment } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { monthIn, shortDayIn } from '#domain/language-formats.ts'
import { DATE_TEXTS } from '#words/media.ts'
import { calendarTrouble } from '#workflows/calendar/upcoming-events.ts'
import type { Services } from '#workflows/services.ts'

/** While the provider is down, the page is complete except for the events. */
export async function readCalendarMonth(
  services: Services,
  reader: Reader,
  query: URLSearchParams,
) {
  const { publicUrl, content } = services
  const reading = await services.calendar.read()
  const setting = eventSetting(services, reader)
  const { language, english, now } = setting
  const known = withConferences(reading.ok ? reading.value.events : [], english)
  const events = known.filter(({ status }) => status !== 'cancelled').sort(byStart)
  const thisMonth = monthOf(dayInIndia(now))
  const months = events.map(({ span }) => monthOf(daysOf(span).last))
  const range = { first: thisMonth, last: [thisMonth, ...months].sort().at(-1) ?? thisMonth }
  const month = readMonth(query.get('month'), range)
  const inMonth = events.filter(({ span }) => {
    const { first, last } = daysOf(span)
    return monthOf(first) <= month && month <= monthOf(last)
  })
  const named = inMonth.map((event) => ({ ...event, ...nameEvent(event, setting) }))
  const coming = inMonth.filter(({ span }) => endOf(span) > now)
  const texts = DATE_TEXTS[language]
  const link = (to: Month) => ({ to: `/calendar?month=${to}`, title: monthIn(language, to) })
  return {
    trouble: showTrouble(language, calendarTrouble(reading, content.church)),
    month: {
      title: monthIn(language, month),
      weekdays: DATE_WORDS[language].weekdays,
      shortWeekdays: DATE_WORDS[language].shortWeekdays,
      weeks: monthGrid({ language, month, events: named, now }),
      previous: month > range.first ? link(addMonths(month, -1)) : undefined,
      next: month < range.last ? link(addMonths(month, 1)) : undefined,
    },
    listHeading: texts[month === thisMonth ? 'stillToCome' : 'eventsIn'](monthIn(language, month)),
    events: coming.map((event) => showEvent(event, setting)),
    nothing: coming.length === 0 && reading.ok ? texts.nothing : undefined,
    feed: services.off.includes('calendar')
      ? undefined
      : `${publicUrl.replace(/^https?:/, 'webcal:')}/calendar.ics`,
    embed: services.calendar.embed,
  }
}

export type ShownMonth = Awaited<ReturnType<typeof readCalendarMonth>>

export type GridDay = ReturnType<typeof gridDay>

type Grid = { language: Language; month: Month; events: readonly CalendarEvent[]; now: Moment }

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
