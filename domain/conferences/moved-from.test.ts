import { expect, test } from 'vitest'
import { movedFrom } from './moved-from.ts'

const december = { dates: 'Dec 12 to 13', days: { first: '2026-12-12', last: '2026-12-13' } }

test.each([
  ['a week later', { first: '2026-12-19', last: '2026-12-20' }, 'Dec 12 to 13'],
  ['a day longer', { first: '2026-12-12', last: '2026-12-14' }, 'Dec 12 to 13'],
  ['another year', { first: '2027-01-09', last: '2027-01-10' }, 'Dec 12 to 13, 2026'],
  ['the same days in other words', december.days, undefined],
  ['days that are not known any more', undefined, undefined],
])('%s', (_, days, dates) => {
  expect(movedFrom({ sold: december, now: { dates: '12–13 Dec', days } })).toBe(dates)
})

test('days that were not known when it was sold', () => {
  expect(movedFrom({ sold: { dates: 'in winter' }, now: december })).toBeUndefined()
})
