import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onePersonLess } from './cancel-rule.ts'

const RULE = { refundPercent: 80 }
const TWO = { beforeMinor: 360_000, afterMinor: 180_000, feeMinor: 0 }

test.each([
  ['everything was paid', { ...TWO, paidMinor: 360_000 }, 144_000, 36_000],
  ['a part was paid', { ...TWO, paidMinor: 50_000 }, 20_000, 5_000],
  ['nothing was paid', { ...TWO, paidMinor: 0 }, 0, 0],
  ['the person was free', { ...TWO, afterMinor: 360_000, paidMinor: 360_000 }, 0, 0],
  [
    'somebody cancelled before',
    { beforeMinor: 396_000, afterMinor: 216_000, feeMinor: 36_000, paidMinor: 396_000 },
    144_000,
    36_000,
  ],
])('%s', (_, account, refundMinor, keptMinor) => {
  expect(onePersonLess(RULE, account)).toEqual({ refundMinor, keptMinor })
})

test('after the refund the others owe what they owed, and never less than nothing', () => {
  const paise = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(paise, paise, fc.nat(100), fc.nat(100), (own, others, paidShare, refundPercent) => {
      const beforeMinor = own + others
      const paidMinor = Math.floor((beforeMinor * paidShare) / 100)
      const account = { beforeMinor, afterMinor: others, feeMinor: 0, paidMinor }
      const { refundMinor, keptMinor } = onePersonLess({ refundPercent }, account)
      const due = others + keptMinor - (paidMinor - refundMinor)
      expect(due).toBeGreaterThanOrEqual(0)
      expect(refundMinor).toBeGreaterThanOrEqual(0)
      expect(keptMinor).toBeGreaterThanOrEqual(0)
    }),
  )
})
