import type { Paise } from '#domain/money.ts'
import type { RefundState } from './refund-state.ts'

export type RefundSums = {
  /** What the provider says has gone back. */
  doneMinor: Paise
  /** What is on its way back. */
  comingMinor: Paise
}

export function sumRefunds(
  refunds: readonly { state: RefundState; amount_minor: Paise }[],
): RefundSums {
  const sum = (wanted: readonly RefundState[]) =>
    refunds
      .filter(({ state }) => wanted.includes(state))
      .reduce((total, { amount_minor }) => total + amount_minor, 0)
  return { doneMinor: sum(['done']), comingMinor: sum(['asked', 'queued']) }
}
