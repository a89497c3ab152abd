import { expect, test } from 'vitest'
import { shortDays } from './short-name.ts'

test.each([
  ['2026-12-12', '2026-12-13', '12–13 Dec'],
  ['2026-12-12', '2026-12-12', '12 Dec'],
  ['2026-01-30', '2026-02-01', '30 Jan – 1 Feb'],
  ['2027-01-09', '2027-01-10', '9–10 Jan 2027'],
  ['2026-12-31', '2027-01-02', '31 Dec – 2 Jan 2027'],
])('%s to %s is %s', (first, last, short) => {
  expect(shortDays({ first, last }, '2026-11-17')).toBe(short)
})
