import type { Paise } from '#domain/money.ts'
import type { RefundState } from './refund-state.ts'

export type RefundSums = {
  /** Refunds that the provider has completed. */
  doneMinor: Paise
  /** Refunds that are asked for or queued. */
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
