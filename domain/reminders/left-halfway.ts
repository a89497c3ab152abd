import type { PaymentState } from '../payments/payment-state.ts'

type Attempt = { state: PaymentState; opened_at: string; changed_at: string }

/**
 * The attempt that a payer left halfway, of all attempts, oldest first: the latest one, unless another
 * has paid since it was opened. Two tabs are no reason for a reminder.
 */
export function leftHalfway<Each extends Attempt>(attempts: readonly Each[]): Each | undefined {
  const latest = attempts.at(-1)
  if (latest?.state !== 'open') return undefined
  const hasPaid = attempts.some(
    ({ state, changed_at }) => state === 'paid' && changed_at >= latest.opened_at,
  )
  return hasPaid ? undefined : latest
}
