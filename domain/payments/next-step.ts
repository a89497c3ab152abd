import { mayBePaid } from './hand-off.ts'
import type { PaymentState } from './payment-state.ts'

/**
 * What to do when somebody asks to pay for something again: hand an attempt to the provider, open a
 * new one, or show what became of an earlier one.
 */
export type NextStep<Attempt> =
  | { step: 'hand-off'; attempt: Attempt }
  | { step: 'show'; attempt: Attempt }
  | { step: 'open' }

/** Takes every attempt, in order. While money may be on its way nobody is sent to pay again. */
export function nextStep<Attempt extends { state: PaymentState }>(
  attempts: readonly Attempt[],
): NextStep<Attempt> {
  const blocking =
    attempts.findLast(({ state }) => state === 'paid') ?? attempts.findLast(mayBePaid)
  if (blocking) return { step: 'show', attempt: blocking }
  const latest = attempts.at(-1)
  return latest?.state === 'open' ? { step: 'hand-off', attempt: latest } : { step: 'open' }
}
