import { expect, test } from 'vitest'
import { ticksUpTo } from './days-chart.tsx'

test.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [17, [0, 10, 20]],
  [160, [0, 80, 160]],
])('a chart up to %i has the ticks %j', (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks)
})
