import { expect, test } from 'vitest'
import { clashes } from './clashes.ts'

const [A, B, C] = ['a', 'b', 'c'].map((code) => ({ code, places: 1 }))

test.each([
  ['both add', { base: [A], mine: [A, B], theirs: [A, C] }],
  [
    'I take out what I added, they change another',
    { base: [A, B], mine: [A], theirs: [{ ...A, places: 2 }, B] },
  ],
  [
    'both change different fields',
    { base: [A], mine: [{ ...A, places: 2 }], theirs: [{ ...A, open: true }] },
  ],
  ['I move, they add', { base: [A, B], mine: [B, A], theirs: [A, B, C] }],
])('where %s, both can stay', (_, three) => {
  expect(clashes(three)).toBe(false)
})

test.each([
  [
    'both change one field',
    { base: [A], mine: [{ ...A, places: 2 }], theirs: [{ ...A, places: 3 }] },
  ],
  ['I take out what they change', { base: [A, B], mine: [A], theirs: [A, { ...B, places: 2 }] }],
  ['both move', { base: [A, B, C], mine: [B, A, C], theirs: [A, C, B] }],
])('where %s, they clash', (_, three) => {
  expect(clashes(three)).toBe(true)
})
