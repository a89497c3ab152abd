import { expect, test } from 'vitest'
import { clipToCell } from './cells.ts'
import { type Outline, signedArea } from './geometry.ts'

const square: Outline = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

test('a cell inside the outline is kept whole', () => {
  const cell: Outline = [
    [2, 2],
    [4, 2],
    [4, 4],
  ]
  expect(clipToCell(square, cell)).toEqual([cell])
})

test('a cell outside the outline gives nothing', () => {
  expect(clipToCell(square, shifted(20, 0))).toEqual([])
})

test('a cell across the border keeps the part inside', () => {
  const [part = []] = clipToCell(square, shifted(6, 0))
  expect(Math.abs(signedArea(part))).toBeCloseTo(40)
})

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

function shifted(x: number, y: number): Outline {
  return square.map(([left, top]) => [left + x, top + y])
}
