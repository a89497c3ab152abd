import type { TestServices } from './fixtures/services.ts'

/** The same services, recording the transactions of each question to the payment provider. */
export function countingAsks<Wrapped extends TestServices>(
  services: Wrapped,
): { services: Wrapped; asks: (readonly string[])[] } {
  const asks: (readonly string[])[] = []
  const { payments } = services
  const ask = (txnids: readonly string[]) => {
    asks.push(txnids)
    return payments.ask(txnids)
  }
  return { services: { ...services, payments: { ...payments, ask } }, asks }
}
