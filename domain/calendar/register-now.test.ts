import { expect, test } from 'vitest'
import { registerNowFor } from './register-now.ts'

const table = [
  { event: 'Encounter with God', to: '/ewgregister' },
  { event: 'Living Free', to: 'https://forms.example.org/living-free' },
]

test.each([
  ['Encounter with God', '/ewgregister'],
  ['Living Free', 'https://forms.example.org/living-free'],
  ['TAMIL - Living Free', undefined],
  ['encounter with god', undefined],
  ['Encounter with God ', undefined],
  ['', undefined],
  [undefined, undefined],
])('"%s" is registered for at %s', (summary, to) => {
  expect(registerNowFor(summary, table)).toBe(to)
})
