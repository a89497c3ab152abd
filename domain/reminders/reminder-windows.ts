import { addDays, type Day, startOfDay } from '../days.ts'
import type { PaymentState } from '../payments/payment-state.ts'

/** Whether a balance is to be reminded of: from `ms` before the day on which it is due until that day is over. */
export function isBalanceTime(due: Day, { ms, now }: { ms: number; now: Date }): boolean {
  return isWithin(now, startOfDay(due) - ms, startOfDay(addDays(due, 1)))
}

/** Whether people are to be reminded of a conference: from `ms` before its first day until it begins. */
export function isConferenceTime(first: Day, { ms, now }: { ms: number; now: Date }): boolean {
  return isWithin(now, startOfDay(first) - ms, startOfDay(first))
}

function isWithin(now: Date, from: number, to: number): boolean {
  return now.getTime() >= from && now.getTime() < to
}

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
