import { expect, test } from 'vitest'
import { moveTab } from './cell-finder.tsx'

test.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowDown', 'b', 'c'],
  ['ArrowRight', 'c', 'a'],
  ['ArrowLeft', 'b', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['Enter', 'a', undefined],
])('%s leads from %s to %s', (key, open, to) => {
  expect(moveTab(['a', 'b', 'c'], open, key)).toBe(to)
})
