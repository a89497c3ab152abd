import { expect, test } from 'vitest'
import { formatEventMoment, formatWhen } from './when.ts'

test.each([
  ['2025-09-13', '2025-09-14', 'Sat 13 Sep 2025'],
  ['2025-09-13', '2025-09-15', 'Sat 13 to Sun 14 Sep 2025'],
  ['2025-09-28', '2025-10-05', 'Sun 28 Sep to Sat 4 Oct 2025'],
  ['2025-12-28', '2026-01-04', 'Sun 28 Dec 2025 to Sat 3 Jan 2026'],
  ['2024-02-28', '2024-03-01', 'Wed 28 to Thu 29 Feb 2024'],
  // An end before the start is invalid, but the start must still be shown.
  ['2025-09-13', '2025-09-13', 'Sat 13 Sep 2025'],
])('whole days from %s until %s are "%s"', (firstDay, untilDay, expected) => {
  expect(formatWhen({ kind: 'days', firstDay, untilDay })).toBe(expected)
})

test.each([
  ['2025-09-13T09:30+05:30', '2025-09-13T17:00+05:30', 'Sat 13 Sep 2025, 9:30 AM to 5:00 PM'],
  ['2025-09-12T19:00Z', '2025-09-12T20:30Z', 'Sat 13 Sep 2025, 12:30 AM to 2:00 AM'],
  ['2025-09-13T09:30+05:30', '2025-09-13T09:30+05:30', 'Sat 13 Sep 2025, 9:30 AM'],
  ['2025-09-13T21:00+05:30', '2025-09-14T00:00+05:30', 'Sat 13 Sep 2025, 9:00 PM to midnight'],
  [
    '2025-08-29T16:00+05:30',
    '2025-08-31T14:00+05:30',
    'Fri 29 Aug 2025, 4:00 PM to Sun 31 Aug 2025, 2:00 PM',
  ],
])('%s to %s is "%s"', (from, to, expected) => {
  const span = { kind: 'times', from: Date.parse(from), to: Date.parse(to) } as const
  expect(formatWhen(span)).toBe(expected)
})

test('an instant is formatted with its day and time in India', () => {
  expect(formatEventMoment(Date.parse('2026-11-15T04:00:00Z'))).toBe('Sun 15 Nov 2026, 9:30 AM')
})
