import { expect, test } from 'vitest'
import type { Evidence } from './evidence.ts'
import { outcomeOf, type PaymentOutcome } from './outcome.ts'
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
