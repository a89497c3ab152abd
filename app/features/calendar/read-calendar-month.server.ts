import { showEvent } from '#app/words/en/calendar.ts'
import { byStart, type CalendarEvent, daysOf, endOf } from '#domain/calendar/event.ts'
import { addMonths, formatMonth, type Month, monthOf, readMonth } from '#domain/calendar/month.ts'
import { withConferences } from '#domain/calendar/with-conferences.ts'
import { dayInIndia } from '#domain/days.ts'
import { calendarTrouble } from '#workflows/calendar/calendar-trouble.ts'
import type { Services } from '#workflows/services.ts'
import { monthGrid } from './month-grid.server.ts'

/**
 * The month in the address. While the provider is down, the page is complete except for the events.
 */
export async function readCalendarMonth(services: Services, query: URLSearchParams) {
  const { content, publicUrl } = services
  const reading = await services.calendar.read()
  const now = services.now().getTime()
  const known = withConferences(reading.ok ? reading.value.events : [], content.conferences)
  const events = known.filter(isHeld).sort(byStart)
  const thisMonth = monthOf(dayInIndia(now))
  const range = { first: thisMonth, last: lastMonth(events, thisMonth) }
  const month = readMonth(query.get('month'), range)
  const inMonth = events.filter((event) => isInMonth(event, month))
  return {
    trouble: calendarTrouble(reading, content.church),
    month: {
      title: formatMonth(month),
      weeks: monthGrid({ month, events: inMonth, now }),
      ...neighbours(month, range),
    },
    listHeading: `${month === thisMonth ? 'Still to come' : 'Events'} in ${formatMonth(month)}`,
    events: inMonth
      .filter(({ span }) => endOf(span) > now)
      .map((event) => showEvent(event, { content, now })),
    feed: `${publicUrl.replace(/^https?:/, 'webcal:')}/calendar.ics`,
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

function neighbours(month: Month, range: { first: Month; last: Month }) {
  const link = (to: Month) => ({ to: `/calendar?month=${to}`, title: formatMonth(to) })
  return {
    previous: month > range.first ? link(addMonths(month, -1)) : undefined,
    next: month < range.last ? link(addMonths(month, 1)) : undefined,
  }
}
