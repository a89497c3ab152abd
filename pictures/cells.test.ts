import { expect, test } from 'vitest'
import { clipToCell } from './cells.ts'
import { type Outline, signedArea } from './geometry.ts'

test('a cell across both arms of a U gives two parts with nothing between them', () => {
  const arms: Outline = [
    [0, 0],
    [3, 0],
    [3, 7],
    [7, 7],
    [7, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]
  const parts = clipToCell(arms, [
    [-1, 1],
    [11, 1],
    [11, 4],
    [-1, 4],
  ])
  expect(parts.map((part) => Math.abs(signedArea(part)))).toEqual([9, 9])
})
