import { expect, test } from 'vitest'
import { cancelBefore, owedBack, refundShare, strictestRule } from './cancel-rule.ts'

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

test.each([
  ['paid in full, cheaper', { owed: 0, paid: 3_600, before: 3_600, after: 1_300 }, 2_300],
  ['cheaper once more', { owed: 2_300, paid: 3_600, before: 1_300, after: 1_000 }, 2_600],
  ['dearer again', { owed: 2_300, paid: 3_600, before: 1_300, after: 3_600 }, 0],
  ['dearer, by a part of it', { owed: 2_300, paid: 3_600, before: 1_300, after: 2_000 }, 1_600],
  ['paid in part, cheaper', { owed: 0, paid: 500, before: 3_600, after: 1_300 }, 0],
  ['paid in part, and a part is owed', { owed: 200, paid: 500, before: 1_850, after: 3_100 }, 200],
  ['paid twice, which is another matter', { owed: 0, paid: 7_200, before: 3_600, after: 3_600 }, 0],
  ['paid twice, dearer', { owed: 0, paid: 7_200, before: 3_600, after: 4_850 }, 0],
])('%s', (_, { owed, paid, before, after }, back) => {
  const repriced = { owedMinor: owed, paidMinor: paid, beforeMinor: before, afterMinor: after }
  expect(owedBack(repriced)).toBe(back)
})
