import { expect, test } from 'vitest'
import { mealsByDay } from './meals.ts'

const DAYS = { first: '2026-12-12', last: '2026-12-14' }

test.each([
  ['on the first morning, overnight', '2026-12-12T09:00', true, ['0 1 1', '1 1 1', '1 1 0']],
  ['on the first morning, by day', '2026-12-12T09:00', false, ['0 1 0', '0 1 0', '0 1 0']],
  ['exactly for lunch', '2026-12-12T13:00', true, ['0 1 1', '1 1 1', '1 1 0']],
  ['in the afternoon', '2026-12-12T16:00', true, ['0 0 1', '1 1 1', '1 1 0']],
  ['late at night', '2026-12-12T23:00', true, ['0 0 0', '1 1 1', '1 1 0']],
  ['on the second day', '2026-12-13T09:00', true, ['0 0 0', '0 1 1', '1 1 0']],
  ['the evening before', '2026-12-11T18:00', true, ['1 1 1', '1 1 1', '1 1 0']],
])('somebody who arrives %s eats', (_, arrival, staysOvernight, expected) => {
  const meals = mealsByDay([{ arrival, staysOvernight, age: 30 }], DAYS)
  expect(
    meals.map(({ breakfast, lunch, dinner }) =>
      [breakfast, lunch, dinner].map(({ people }) => people).join(' '),
    ),
  ).toEqual(expected)
})

test('children are counted apart, and a mistyped year fills no paper', () => {
  const eater = { arrival: '2026-12-12T09:00', staysOvernight: true }
  const [first] = mealsByDay(
    [
      { ...eater, age: 11 },
      { ...eater, age: 12 },
    ],
    DAYS,
  )
  expect(first?.lunch).toEqual({ people: 2, children: 1 })
  expect(mealsByDay([], { first: '2026-12-12', last: '2126-12-12' })).toHaveLength(31)
})
