import { expect, test } from 'vitest'
import { isAbout } from './named-months.ts'

const AUGUST = 'August residential registrations are closed.'

test.each([
  [AUGUST, '2027-01-17', '2027-01-23', false],
  [AUGUST, '2027-08-01', '2027-08-07', true],
  [AUGUST, '2027-07-30', '2027-08-03', true],
  [AUGUST, '2027-08-30', '2027-09-03', true],
  [AUGUST, '2027-09-01', '2027-09-03', false],
  ['Beds in Aug and Sept are gone.', '2027-09-01', '2027-09-03', true],
  ['Closed from December to January.', '2026-12-30', '2027-01-02', true],
  ['Closed in January.', '2026-12-30', '2027-01-02', true],
  ['Closed in June.', '2026-12-30', '2027-01-02', false],
  ['You may call us.', '2027-01-17', '2027-01-23', true],
  ['Marching on.', '2027-01-17', '2027-01-23', true],
  ['', '2027-01-17', '2027-01-23', true],
])('"%s" can be about %s to %s: %s', (words, first, last, expected) => {
  expect(isAbout(words, { first, last })).toBe(expected)
})
