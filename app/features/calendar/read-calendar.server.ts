import type { Services } from '#app/services.server.ts'
import { toHtml } from '#app/ui/markdown.server.ts'
import type { Page } from '#content/schema/page.ts'
import { byStart, type CalendarEvent, daysOf, endOf } from '#domain/calendar/event.ts'
import { addMonths, formatMonth, type Month, monthOf, readMonth } from '#domain/calendar/month.ts'
import { dayInIndia } from '#domain/days.ts'
import { monthGrid } from './month-grid.server.ts'
import { showEvent } from './show-event.server.ts'

type Reading = Pick<Services, 'calendar' | 'content' | 'now' | 'pictures' | 'publicUrl'>

/** The Calendar page with the month that its address asks for. */
export async function readCalendar(services: Reading, query: URLSearchParams) {
  const { content, pictures, publicUrl } = services
  const { head, blocks } = content.pages.calendar
  const reading = await services.calendar.read()
  const now = services.now().getTime()
  const today = dayInIndia(now)
  const events = reading.ok ? reading.value.events.filter(isHeld).sort(byStart) : []
  const range = { first: monthOf(today), last: lastMonth(events, monthOf(today)) }
  const month = readMonth(query.get('month'), range)
  const inMonth = events.filter((event) => isInMonth(event, month))
  return {
    page: { title: head.title, description: head.description, style: head.style },
    heading: head.heading,
    lead: head.lead,
    picture: pictures('calendar', head.picture, 'page'),
    problem: problemOf(reading),
    month: {
      title: formatMonth(month),
      weeks: monthGrid({ month, events: inMonth, now }),
      ...neighbours(month, range),
    },
    listHeading: `${month === range.first ? 'Still to come' : 'Events'} in ${formatMonth(month)}`,
    events: inMonth
      .filter(({ span }) => endOf(span) > now)
      .map((event) => showEvent(event, { content, now })),
    feed: `${publicUrl.replace(/^https?:/, 'webcal:')}/calendar.ics`,
    embed: embedded(services.calendar.embed, blocks),
    links: blocks.find((block) => block.kind === 'links'),
  }
}

export type CalendarPage = Awaited<ReturnType<typeof readCalendar>>

function embedded(address: string | undefined, blocks: Page['blocks']) {
  if (!address) return undefined
  const words = blocks.find((block) => block.kind === 'calendar')
  return { address, heading: words?.heading, textHtml: toHtml(words?.text ?? '') }
}

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

function problemOf(reading: Awaited<ReturnType<Reading['calendar']['read']>>) {
  if (!reading.ok) return 'never-read' as const
  return reading.late ? ('late' as const) : undefined
}
