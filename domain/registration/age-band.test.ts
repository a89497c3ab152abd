import { expect, test } from 'vitest'
import { ageBand } from './age-band.ts'

test.each([
  [0, 'free'],
  [5, 'free'],
  [6, 'child'],
  [11, 'child'],
  [12, 'adult'],
  [13, 'adult'],
  [60, 'adult'],
  [120, 'adult'],
])('a person of %i is in the band %s', (age, band) => {
  expect(ageBand(age)).toBe(band)
})
