import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evidence } from './evidence.ts'
import { forgivenDifference, outcomeOf, type PaymentOutcome } from './outcome.ts'
import type { PaymentState } from './payment-state.ts'

const CASES: [PaymentState, Evidence | null, PaymentOutcome][] = [
  ['open', null, 'unheard'],
  ['open', 'not-found', 'not-started'],
  ['open', 'confirmed-begun', 'begun'],
  ['pending', 'confirmed-pending', 'at-the-bank'],
  ['pending', 'signed-pending', 'at-the-bank'],
  ['confirming', 'signed-success', 'taken'],
  ['confirming', 'not-found', 'taken'],
  ['confirming', 'confirmed-held', 'held'],
  ['confirming', 'confirmed-mismatch', 'mismatched'],
  ['failed', 'confirmed-failure', 'failed'],
  ['failed', 'confirmed-begun', 'failed'],
  ['failed', 'confirmed-dropped', 'dropped'],
  ['failed', 'signed-failure', 'dropped'],
  ['paid', 'confirmed-success', 'received'],
  ['refunded', 'refund-completed', 'refunded'],
]

test.each(CASES)('state %s with evidence %s: %s', (state, heard, outcome) => {
  expect(outcomeOf({ state, heard })).toBe(outcome)
})

test.each([
  { asked: 4_200_00, received: 4_199_00, due: 1_00, forgiven: 1_00 },
  { asked: 4_200_00, received: 4_190_00, due: 10_00, forgiven: 10_00 },
  { asked: 4_200_00, received: 4_189_99, due: 10_01, forgiven: 0 },
  // A part of the price was asked for, and the rest stays due.
  { asked: 1_000_00, received: 999_50, due: 3_200_50, forgiven: 50 },
  // More than was asked for, and nothing due any more.
  { asked: 4_200_00, received: 4_201_00, due: 0, forgiven: 0 },
  { asked: 4_200_00, received: 4_199_00, due: 0, forgiven: 0 },
])('of $asked, $received is accepted: $forgiven is forgiven', (each) => {
  const { asked: askedMinor, received: receivedMinor, due: dueMinor, forgiven } = each
  expect(forgivenDifference({ askedMinor, receivedMinor, dueMinor })).toBe(forgiven)
})

const paise = fc.integer({ min: 0, max: 20_000_00 })

test('never more is forgiven than is missing, is due, or is Rs. 10', () => {
  fc.assert(
    fc.property(paise, fc.integer({ min: -20_00, max: 20_00 }), paise, (asked, missing, due) => {
      const accepted = { askedMinor: asked, receivedMinor: asked - missing, dueMinor: due }
      const forgiven = forgivenDifference(accepted)
      expect(forgiven).toBeGreaterThanOrEqual(0)
      expect(forgiven).toBeLessThanOrEqual(Math.max(missing, 0))
      expect(forgiven).toBeLessThanOrEqual(Math.min(due, 10_00))
      if (missing >= 0 && missing <= 10_00) expect(forgiven).toBe(Math.min(missing, due))
    }),
  )
})
