import type { Paise } from '#domain/money.ts'
import type { RefundState } from './refund-state.ts'

export type Returned = {
  /** What the provider says has gone back. */
  doneMinor: Paise
  /** What is on its way back. */
  comingMinor: Paise
}

export function sumRefunds(
  refunds: readonly { state: RefundState; amount_minor: Paise }[],
): Returned {
  const sum = (wanted: readonly RefundState[]) =>
    refunds
      .filter(({ state }) => wanted.includes(state))
      .reduce((total, { amount_minor }) => total + amount_minor, 0)
  return { doneMinor: sum(['done']), comingMinor: sum(['asked', 'queued']) }
}

export type Account = {
  /** What it costs in all, and what of that was asked for online, as quoted. */
  fullMinor: Paise
  dueMinor: Paise
  /** What has come for it and has not gone back. */
  keptMinor: Paise
}

/**
 * What a registration still owes. What came twice does not lower it: that is given back. What was
 * given back of the rest raises it.
 */
export function balanceOf({ fullMinor, dueMinor, keptMinor }: Account): Paise {
  return fullMinor - Math.min(keptMinor, dueMinor)
}
