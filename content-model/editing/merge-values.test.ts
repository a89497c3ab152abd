import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((code) => ({ code, places: 1 }))

test.each([
  ['both add', { base: [A], mine: [A, B], theirs: [A, C] }, [A, C, B]],
  [
    'they add, I change',
    { base: [A], mine: [{ ...A, places: 2 }], theirs: [A, C] },
    [{ ...A, places: 2 }, C],
  ],
  [
    'they add before it',
    { base: [A], mine: [{ ...A, places: 2 }], theirs: [C, A] },
    [C, { ...A, places: 2 }],
  ],
  [
    'they remove, I change another',
    { base: [A, B], mine: [A, { ...B, places: 2 }], theirs: [B] },
    [{ ...B, places: 2 }],
  ],
  [
    'they remove what I change',
    { base: [A, B], mine: [{ ...A, places: 2 }, B], theirs: [B] },
    [{ ...A, places: 2 }, B],
  ],
  ['I remove, they add', { base: [A, B], mine: [B], theirs: [A, B, D] }, [B, D]],
  [
    'both change different fields',
    { base: [A, B], mine: [{ ...A, places: 2 }, B], theirs: [{ ...A, open: true }, B, C] },
    [{ ...A, places: 2, open: true }, B, C],
  ],
  ['I move, they add', { base: [A, B], mine: [B, A], theirs: [A, B, C] }, [B, C, A]],
  ['both add the same', { base: [A], mine: [A, B], theirs: [A, B] }, [A, B]],
  [
    'words are added by both',
    { base: ['x'], mine: ['x', 'y'], theirs: ['x', 'z'] },
    ['x', 'z', 'y'],
  ],
])('of a list where %s, both changes stay', (_, three, merged) => {
  expect(mergeValues(three)).toEqual(merged)
})

test('where both changed the same field, mine stays', () => {
  const three = { base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { a: 3, b: 4 } }
  expect(mergeValues(three)).toEqual({ a: 2, b: 4 })
})
