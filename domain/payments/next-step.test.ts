import { expect, test } from 'vitest'
import { nextStep } from './hand-off.ts'
import type { PaymentState } from './payment-state.ts'

/** The states of all attempts, oldest first; the expected step and the index of its attempt. */
const CASES: [PaymentState[], string, number?][] = [
  [[], 'open'],
  [['failed'], 'open'],
  [['open'], 'hand-off', 0],
  [['pending'], 'show', 0],
  [['confirming'], 'show', 0],
  [['paid'], 'open'],
  [['refunded'], 'open'],
  [['paid', 'open'], 'hand-off', 1],
  [['pending', 'open'], 'show', 0],
  [['confirming', 'failed'], 'show', 0],
  [['pending', 'paid', 'open'], 'show', 0],
  [['open', 'failed'], 'open'],
  [['failed', 'open'], 'hand-off', 1],
  [['refunded', 'open'], 'hand-off', 1],
]

test.each(CASES)('after %o: %s', (states, step, index) => {
  const attempts = states.map((state, number) => ({ state, number }))
  const attempt = index === undefined ? undefined : attempts[index]
  expect(nextStep(attempts)).toEqual(attempt ? { step, attempt } : { step })
})
