import { expect, test } from 'vitest'
import { overOn } from './conference.ts'

const days = { first: '2025-09-14', last: '2025-09-21' }

test.each([
  ['2025-09-13', undefined],
  ['2025-09-21', undefined],
  ['2025-09-22', '2025-09-21'],
  ['2026-11-17', '2025-09-21'],
])('on %s a date until 21 September 2025 was over on %s', (today, day) => {
  expect(overOn({ days }, today)).toBe(day)
})

test('a date without days is never over', () => {
  expect(overOn({}, '2026-11-17')).toBeUndefined()
})
