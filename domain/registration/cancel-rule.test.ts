import { expect, test } from 'vitest'
import { cancelBefore, refundShare } from './cancel-rule.ts'

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
