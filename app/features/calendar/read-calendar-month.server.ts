import type { Reader } from '#app/services.server.ts'
import { showEvent, showTrouble } from '#app/ui/events/show-event.ts'
import {
  addMonths,
  byStart,
  type CalendarEvent,
  daysOf,
  endOf,
  type Month,
  monthOf,
  readMonth,
} from '#domain/calendar/event.ts'
import { withConferences } from '#domain/calendar/register-now.ts'
import { DATE_WORDS } from '#domain/date-words.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { monthIn } from '#domain/language-formats.ts'
import { DATE_TEXTS } from '#words/media.ts'
import { calendarTrouble } from '#workflows/calendar/upcoming-events.ts'
import type { Services } from '#workflows/services.ts'
import { monthGrid } from './month-grid.server.ts'

/**
 * The month in the address. While the provider is down, the page is complete except for the events.
 */
export async function readCalendarMonth(
  services: Services,
  { language, content }: Reader,
  query: URLSearchParams,
) {
  const { publicUrl } = services
  const { conferences: english, church } = services.content
  const reading = await services.calendar.read()
  const now = services.now().getTime()
  const known = withConferences(reading.ok ? reading.value.events : [], english)
  const events = known.filter(isHeld).sort(byStart)
  const thisMonth = monthOf(dayInIndia(now))
  const range = { first: thisMonth, last: lastMonth(events, thisMonth) }
  const month = readMonth(query.get('month'), range)
  const inMonth = events.filter((event) => isInMonth(event, month))
  const coming = inMonth.filter(({ span }) => endOf(span) > now)
  const texts = DATE_TEXTS[language]
  return {
    trouble: showTrouble(language, calendarTrouble(reading, church)),
    month: {
      title: monthIn(language, month),
      weekdays: DATE_WORDS[language].weekdays,
      shortWeekdays: DATE_WORDS[language].shortWeekdays,
      weeks: monthGrid({ language, month, events: inMonth, now }),
      ...neighbours(language, month, range),
    },
    listHeading: texts[month === thisMonth ? 'stillToCome' : 'eventsIn'](monthIn(language, month)),
    events: coming.map((event) => showEvent(event, { language, content, english, now })),
    nothing: coming.length === 0 && reading.ok ? texts.nothing : undefined,
    feed: services.off.includes('calendar')
      ? undefined
      : `${publicUrl.replace(/^https?:/, 'webcal:')}/calendar.ics`,
    embed: services.calendar.embed,
  }
}

export type ShownMonth = Awaited<ReturnType<typeof readCalendarMonth>>

function isHeld({ status }: CalendarEvent): boolean {
  return status !== 'cancelled'
}

function isInMonth({ span }: CalendarEvent, month: Month): boolean {
  const { first, last } = daysOf(span)
  return monthOf(first) <= month && month <= monthOf(last)
}

function lastMonth(events: readonly CalendarEvent[], first: Month): Month {
  const months = events.map(({ span }) => monthOf(daysOf(span).last))
  return [first, ...months].sort().at(-1) ?? first
}

function neighbours(language: Language, month: Month, range: { first: Month; last: Month }) {
  const link = (to: Month) => ({ to: `/calendar?month=${to}`, title: monthIn(language, to) })
  return {
    previous: month > range.first ? link(addMonths(month, -1)) : undefined,
    next: month < range.last ? link(addMonths(month, 1)) : undefined,
  }
}
