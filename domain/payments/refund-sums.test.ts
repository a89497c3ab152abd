import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RefundState } from './refund-state.ts'
import { sumRefunds } from './refund-sums.ts'

test('only completed refunds count as done; refused ones count nowhere', () => {
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
