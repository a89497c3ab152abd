import { expect, test } from 'vitest'
import { monthlySentence, ordinal } from './monthly-gift.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [30, '30th'],
  [31, '31st'],
])('%i is the %s', (day, words) => {
  expect(ordinal(day)).toBe(words)
})

const monthly = { day: 5, amountMinor: 50_000, towards: 'Tithe', nextOn: '2026-12-05' }

test('the next day is named while it is not paused', () => {
  expect(monthlySentence({ ...monthly, isPaused: false })).toContain('5 December 2026')
  expect(monthlySentence({ ...monthly, isPaused: true })).toContain('is paused')
})
