import { expect, test } from 'vitest'
import { countArrivals, countByDoor } from './count-arrivals.ts'

const NINE = Date.parse('2026-12-12T03:30:00Z')
const MINUTE = 60_000

test('arrivals are counted by quarter of an hour and door', () => {
  const arrived = [
    { at: NINE + 20 * MINUTE, door: 'Gate A' },
    { at: NINE, door: 'Gate A' },
    { at: NINE + 14 * MINUTE, door: 'Gate B' },
    { at: NINE + 15 * MINUTE, door: 'Gate A' },
  ]
  expect(countArrivals(arrived)).toEqual([
    {
      from: NINE,
      byDoor: new Map([
        ['Gate A', 1],
        ['Gate B', 1],
      ]),
      people: 2,
    },
    { from: NINE + 15 * MINUTE, byDoor: new Map([['Gate A', 2]]), people: 2 },
  ])
  expect(countByDoor(arrived)).toEqual(
    new Map([
      ['Gate A', 3],
      ['Gate B', 1],
    ]),
  )
})

test('nobody came in no quarter', () => {
  expect(countArrivals([])).toEqual([])
})
