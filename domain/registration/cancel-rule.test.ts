import { expect, test } from 'vitest'
import { cancelBefore, refundShare, strictestRule } from './cancel-rule.ts'

const RULE = { untilDays: 14, refundPercent: 80 }

test('the rule ends at midnight in India, that many days before the first day', () => {
  expect(cancelBefore(RULE, '2026-12-12').toISOString()).toBe('2026-11-27T18:30:00.000Z')
  const onTheEve = { ...RULE, untilDays: 0 }
  expect(cancelBefore(onTheEve, '2026-12-12').toISOString()).toBe('2026-12-11T18:30:00.000Z')
})

test.each([
  [360_000, 288_000],
  [50_100, 40_000],
  [99, 0],
  [0, 0],
])('of %i paise %i go back', (received, back) => {
  expect(refundShare(RULE, received)).toBe(back)
})

const autumn = { before: new Date('2026-09-30T18:30:00Z'), refundPercent: 80 }
const winter = { before: new Date('2026-11-27T18:30:00Z'), refundPercent: 50 }

test.each([
  ['the only one', [winter], winter],
  [
    'the earliest end and the smallest share',
    [autumn, winter],
    { ...winter, before: autumn.before },
  ],
  ['the same in the other order', [winter, autumn], { ...winter, before: autumn.before }],
  ['none where one date has no rule', [undefined, winter], undefined],
  ['none where there is no date', [], undefined],
])('the strictest rule: %s', (_, rules, strictest) => {
  expect(strictestRule(rules)).toEqual(strictest)
})
