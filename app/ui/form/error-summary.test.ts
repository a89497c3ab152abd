import { expect, test } from 'vitest'
import { namedError } from './error-summary.tsx'

test.each([
  ['persons[1].city', 'Person 2: City is required!'],
  ['productinfo', 'City is required!'],
  ['persons', 'City is required!'],
])('an error of %s is listed as "%s"', (field, words) => {
  expect(namedError('en', field, 'City is required!')).toBe(words)
})
