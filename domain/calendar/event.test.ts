import { expect, test } from 'vitest'
import { byStart, type CalendarEvent, daysOf, endOf, isOnDay, startOf } from './event.ts'

const weekend = { kind: 'days', firstDay: '2025-09-13', untilDay: '2025-09-15' } as const

function times(from: string, to: string) {
  return { kind: 'times', from: Date.parse(from), to: Date.parse(to) } as const
}

test('an all-day event starts and ends at midnight in India, with an exclusive end day', () => {
  expect(startOf(weekend)).toBe(Date.parse('2025-09-13T00:00:00+05:30'))
  expect(endOf(weekend)).toBe(Date.parse('2025-09-15T00:00:00+05:30'))
  expect(daysOf(weekend)).toEqual({ first: '2025-09-13', last: '2025-09-14' })
})

test.each([
  ['2025-09-13T09:00:00+05:30', '2025-09-13T17:00:00+05:30', '2025-09-13', '2025-09-13'],
  // Still the 12th in London, already the 13th in Bangalore.
  ['2025-09-12T19:00:00Z', '2025-09-12T20:00:00Z', '2025-09-13', '2025-09-13'],
  ['2025-09-13T22:00:00+05:30', '2025-09-14T00:00:00+05:30', '2025-09-13', '2025-09-13'],
  ['2025-09-13T22:00:00+05:30', '2025-09-14T00:01:00+05:30', '2025-09-13', '2025-09-14'],
  ['2025-09-14T00:00:00+05:30', '2025-09-14T00:00:00+05:30', '2025-09-14', '2025-09-14'],
])('%s to %s is on from %s to %s', (from, to, first, last) => {
  expect(daysOf(times(from, to))).toEqual({ first, last })
})

test.each([
  ['2025-09-12', false],
  ['2025-09-13', true],
  ['2025-09-14', true],
  ['2025-09-15', false],
])('the weekend is on on %s: %s', (day, expected) => {
  expect(isOnDay(weekend, day)).toBe(expected)
})

test('events at the same time are sorted the same way for every input order', () => {
  const event = (id: string, summary?: string): CalendarEvent => ({
    id,
    status: 'confirmed',
    span: weekend,
    ...(summary && { summary }),
  })
  const sorted = [event('z'), event('a', 'Choir'), event('b', 'Choir'), event('c', 'Youth')]
  expect([...sorted].reverse().sort(byStart)).toEqual(sorted)
})
