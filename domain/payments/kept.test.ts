import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, sumRefunds } from './kept.ts'
import type { RefundState } from './refund-state.ts'

test.each([
  ['nothing paid', 0, 16_000],
  ['paid in part, as asked', 2_000, 14_000],
  ['some of that given back', 1_500, 14_500],
  ['paid twice', 4_000, 14_000],
  ['all given back', 0, 16_000],
])('%s: the balance', (_, keptMinor, balance) => {
  expect(balanceOf({ fullMinor: 16_000, dueMinor: 2_000, keptMinor })).toBe(balance)
})

test('only what the provider has done has gone back; what it refused does not count', () => {
  const states = fc.constantFrom<RefundState>('asked', 'queued', 'done', 'refused')
  const refund = fc.record({ state: states, amount_minor: fc.integer({ min: 1, max: 1_000 }) })
  fc.assert(
    fc.property(fc.array(refund), (refunds) => {
      const { doneMinor, comingMinor } = sumRefunds(refunds)
      const refused = refunds.filter(({ state }) => state === 'refused')
      const total = [...refunds].reduce((sum, { amount_minor }) => sum + amount_minor, 0)
      const not = refused.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
      expect(doneMinor + comingMinor + not).toBe(total)
      expect(sumRefunds(refunds.filter(({ state }) => state === 'done')).doneMinor).toBe(doneMinor)
    }),
  )
})
