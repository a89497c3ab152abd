import { expect, test } from 'vitest'
import { maskPan, readPan } from './pan.ts'

test.each([
  ['ABCDE1234F', 'ABCDE1234F'],
  [' abcde 1234 f ', 'ABCDE1234F'],
  ['ABCDE-1234-F', 'ABCDE1234F'],
  ['ABCD1234F', undefined],
  ['ABCDE12345', undefined],
  ['ABCDE1234FG', undefined],
  ['1234', undefined],
  ['', undefined],
])('%j is read as %j', (typed, pan) => {
  expect(readPan(typed)).toBe(pan)
})

test('all but the last two characters are masked', () => {
  expect(maskPan('ABCDE1234F')).toBe('********4F')
})
