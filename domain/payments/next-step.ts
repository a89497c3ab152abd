import { mayBePaid } from './hand-off.ts'
import type { PaymentState } from './payment-state.ts'

/**
 * What to do when somebody wants to pay again: hand off the open attempt, show the outcome of an
 * earlier one, or open a new one.
 */
type NextStep<Attempt> =
  | { step: 'hand-off'; attempt: Attempt }
  | { step: 'show'; attempt: Attempt }
  | { step: 'open' }

/**
 * Takes all attempts, oldest first, where something is due. A payer whose money may be on its way is not
 * sent to pay again. A paid attempt doesn't block: the rest may be paid.
 */
export function nextStep<Attempt extends { state: PaymentState }>(
  attempts: readonly Attempt[],
): NextStep<Attempt> {
  const blocking = attempts.findLast(mayBePaid)
  if (blocking) return { step: 'show', attempt: blocking }
  const latest = attempts.at(-1)
  return latest?.state === 'open' ? { step: 'hand-off', attempt: latest } : { step: 'open' }
}
