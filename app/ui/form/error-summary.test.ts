import { expect, test } from 'vitest'
import { namedError, summaryLines } from './error-summary.tsx'

test.each([
  ['persons[1].city', 'Person 2: City is required!'],
  ['productinfo', 'City is required!'],
  ['persons', 'City is required!'],
])('an error of %s is listed as "%s"', (field, words) => {
  expect(namedError('en', field, 'City is required!')).toBe(words)
})

test('where two lines would be the same, each names its field', () => {
  const wrong = { adult: 'Enter an amount.', child: 'Enter an amount.', days: 'Choose a day.' }
  const labels = { adult: 'Adult', child: 'Child', days: 'Days' }
  expect(summaryLines('en', wrong, labels)).toEqual([
    ['adult', 'Adult: Enter an amount.'],
    ['child', 'Child: Enter an amount.'],
    ['days', 'Choose a day.'],
  ])
})
