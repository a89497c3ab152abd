import { expect, test } from 'vitest'
import { programmeName } from './programme-name.ts'

test.each([
  ['Encounter with God Registration Form', 'Encounter with God'],
  ['Encounter with God Registration', 'Encounter with God'],
  ['Living Free', 'Living Free'],
  ['Registration Form', 'Registration Form'],
])('%s is the form of %s', (title, name) => {
  expect(programmeName({ title })).toBe(name)
})
