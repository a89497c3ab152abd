import { expect } from 'vitest'
import { readerIn } from '#app/services.server.ts'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import { test } from '#tests/support/site/services.ts'
import { monthGrid, readCalendarMonth } from './read-calendar-month.server.ts'

// The fixture's clock says Sunday 15 November 2026, 9:30 in India.
test('an address without a month shows this month', async (services) => {
  const { month, listHeading, trouble } = await readCalendarMonth(
    services,
    readerIn(services, 'en'),
    new URLSearchParams(),
  )
  expect(trouble).toBeUndefined()
  expect(month.title).toBe('November 2026')
  expect(month.previous).toBeUndefined()
  expect(listHeading).toBe('Still to come in November 2026')
})

const camp: CalendarEvent = {
  id: 'camp',
  status: 'confirmed',
  span: { kind: 'days', firstDay: '2025-09-29', untilDay: '2025-10-02' },
}

function daysWithEvents(month: string, now: string) {
  const weeks = monthGrid({ language: 'en', month, events: [camp], now: Date.parse(now) })
  return weeks.flat().filter(({ events }) => events.length > 0)
}

test('an event of several days is shown on each day of the month', () => {
  const days = (month: string) =>
    daysWithEvents(month, '2025-09-01T00:00:00+05:30').map(({ day }) => day)
  expect(days('2025-09')).toEqual(['2025-09-29', '2025-09-30'])
  expect(days('2025-10')).toEqual(['2025-10-01'])
})

test('an event without a title gets a default name', () => {
  const [first] = daysWithEvents('2025-09', '2025-09-01T00:00:00+05:30')
  expect(first?.events[0]?.summary).toBe('Church event')
})

test.each([
  ['2025-10-01T23:59:59+05:30', false],
  ['2025-10-02T00:00:00+05:30', true],
])('at %s it is over: %s', (now, isOver) => {
  expect(daysWithEvents('2025-10', now)[0]?.events[0]?.isOver).toBe(isOver)
})

test.each([
  ['2025-09-13T23:59:59+05:30', '2025-09-13'],
  ['2025-09-14T00:00:00+05:30', '2025-09-14'],
  ['2025-09-13T18:30:00Z', '2025-09-14'],
])('at %s today is %s', (now, today) => {
  const weeks = monthGrid({ language: 'en', month: '2025-09', events: [], now: Date.parse(now) })
  expect(weeks.flat().filter(({ isToday }) => isToday)).toMatchObject([{ day: today }])
})
