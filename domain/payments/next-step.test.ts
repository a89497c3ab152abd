import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import type { PaymentState } from './payment-state.ts'

const CASES: [PaymentState | undefined, string][] = [
  [undefined, 'open'],
  ['failed', 'open'],
  ['open', 'hand-off'],
  ['pending', 'show'],
  ['confirming', 'show'],
  ['paid', 'show'],
  ['refunded', 'open'],
]

test.each(CASES)('after %s: %s', (latest, step) => {
  expect(nextStep(latest)).toBe(step)
})
