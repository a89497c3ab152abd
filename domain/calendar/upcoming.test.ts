import { expect, test } from 'vitest'
import { days, hours } from '#tests/support/dates.ts'
import type { CalendarEvent, EventSpan } from './event.ts'
import { upcoming } from './register-now.ts'

const now = Date.parse('2025-09-13T00:00:00+05:30')

function event(summary: string, span: EventSpan, status: CalendarEvent['status'] = 'confirmed') {
  return { id: summary, summary, span, status }
}

test.each([
  ['an all-day event from today', days('2025-09-13', '2025-09-15'), true],
  ['an all-day event that started yesterday', days('2025-09-12', '2025-09-15'), false],
  ['an all-day event from tomorrow', days('2025-09-14', '2025-09-15'), true],
  ['what starts right now', hours('2025-09-13T00:00+05:30', '2025-09-13T01:00+05:30'), true],
  ['what still runs', hours('2025-09-12T23:59:59+05:30', '2025-09-13T01:00+05:30'), false],
  ['what is over', hours('2025-09-12T09:00+05:30', '2025-09-12T10:00+05:30'), false],
  ['what another time zone gives', hours('2025-09-12T18:30Z', '2025-09-12T19:30Z'), true],
])('%s is upcoming: %s', (_, span, expected) => {
  expect(upcoming([event('x', span)], { now })).toHaveLength(expected ? 1 : 0)
})

test('one millisecond after midnight in India, today’s all-day event has started', () => {
  const today = event('x', days('2025-09-13', '2025-09-14'))
  expect(upcoming([today], { now: now - 1 })).toHaveLength(1)
  expect(upcoming([today], { now: now + 1 })).toHaveLength(0)
})

test.each([
  ['confirmed', 1],
  ['tentative', 1],
  ['cancelled', 0],
] as const)('an event that is %s is listed %i times', (status, count) => {
  expect(upcoming([event('x', days('2025-10-01', '2025-10-02'), status)], { now })).toHaveLength(
    count,
  )
})

const encounters = [
  event('TAMIL - Encounter with God', days('2025-11-15', '2025-11-17')),
  event('Encounter with God', days('2025-10-11', '2025-10-13')),
  event('encounter with god', days('2025-10-11', '2025-10-13')),
  event('Encounter with God ', days('2025-10-11', '2025-10-13')),
  event('Living Free', days('2025-10-04', '2025-10-05')),
]

test('titles are matched exactly', () => {
  const titles = ['Encounter with God', 'TAMIL - Encounter with God']
  expect(upcoming(encounters, { now, titles }).map(({ summary }) => summary)).toEqual(titles)
})

test('an event without a title matches no title', () => {
  const { summary: _, ...untitled } = event('u', days('2025-10-01', '2025-10-02'))
  expect(upcoming([untitled], { now })).toEqual([untitled])
  expect(upcoming([untitled], { now, titles: ['Living Free'] })).toEqual([])
})

test('the limit keeps the earliest events', () => {
  const [first] = upcoming(encounters, { now, limit: 1 })
  expect(first?.summary).toBe('Living Free')
})
