import { expect, test } from 'vitest'
import { isOver } from './to-come.ts'

const days = { first: '2026-11-14', last: '2026-11-15' }

test.each([
  ['2026-11-01T00:00:00Z', false],
  ['2026-11-15T18:29:59Z', false],
  ['2026-11-15T18:30:00Z', true],
])('an event until 15 November in India is over at %s: %s', (now, over) => {
  expect(isOver({ days, open: true }, new Date(now))).toBe(over)
  expect(isOver({ days, open: false }, new Date(now))).toBe(over)
})

test('an event without days is over once it is closed', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  expect(isOver({ open: true }, now)).toBe(false)
  expect(isOver({ open: false }, now)).toBe(true)
  expect(isOver({ open: true, closes: now.getTime() }, now)).toBe(true)
})
